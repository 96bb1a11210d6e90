/// A wrapper's storage that lasts as long as the identity of its view.
protocol LastingStorage: AnyObject {
  /// The value, for someone who looks at it.
  var shown: String { get }
}
