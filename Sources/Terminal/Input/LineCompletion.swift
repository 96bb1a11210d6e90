/// Something that may stand in place of the word before the cursor.
package struct LineCompletion: Equatable, Sendable {
  /// The whole word.
  package var text: String
  /// Whether the word is finished, so that a space follows it.
  package var isFinal: Bool

  /// Makes a completion.
  package init(_ text: String, isFinal: Bool = true) {
    self.text = text
    self.isFinal = isFinal
  }
}
