/// A view that stands for something else, whose name is shown instead of its own.
protocol NamedView {
  /// The name to show.
  static var displayName: String { get }
}
