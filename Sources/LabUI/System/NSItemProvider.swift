/// Something that is dragged from elsewhere; here it holds nothing.
public final class NSItemProvider {
  /// Makes one that holds nothing.
  public init() {}

  /// Makes one for an object, which the lab does not hand on.
  public init(object: Any) {}
}
