/// A change of a view, described by a view around it.
@MainActor
@preconcurrency
public protocol ViewModifier {
  /// The kind of view that it makes.
  associatedtype Body: View

  /// Makes a view around the one that is modified.
  @ViewBuilder @preconcurrency func body(content: Content) -> Body

  /// What stands for the view that is modified.
  typealias Content = _ViewModifier_Content<Self>
}

extension ViewModifier {
  /// One modifier after another.
  public func concat<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
