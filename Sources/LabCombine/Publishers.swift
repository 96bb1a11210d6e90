/// The publishers that others are made of.
public enum Publishers {}
