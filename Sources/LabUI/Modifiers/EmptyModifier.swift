/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier {
  /// Makes it.
  nonisolated public init() {}

  /// Gives the view back.
  public func body(content: Content) -> some View { content }
}
