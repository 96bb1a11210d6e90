/// An `await` or a `try` in code.
struct Wait: Sendable {
  /// The first byte of the keyword.
  let start: Int
  let region: Int
}
