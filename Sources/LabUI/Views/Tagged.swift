/// A view that says by which value it is known.
@MainActor
protocol Tagged {
  /// The value.
  var tag: AnyHashable { get }
}
