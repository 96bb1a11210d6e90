/// The search that views are suggested for.
final class SuggestedSearch {
  /// Puts a text into its field.
  var complete: (String) -> Void = { _ in }
}
