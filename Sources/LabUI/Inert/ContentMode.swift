/// How a picture fills its room.
public enum ContentMode: Sendable, Hashable, CaseIterable {
  /// It is seen whole.
  case fit
  /// It leaves no room.
  case fill
}
