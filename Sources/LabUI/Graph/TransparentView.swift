/// A view that is compared by what it holds, not by its own fields.
protocol TransparentView {
  /// The type that lies at its start and is compared instead.
  static var comparedType: Any.Type { get }
}
