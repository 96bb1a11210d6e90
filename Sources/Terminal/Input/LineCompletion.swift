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

/// Finds what may stand in place of the last word, which ends at the end of the text; words are
/// separated by white space.
///
/// The text is the line up to the cursor. Every completion begins with that last word.
package typealias LineCompleter = @Sendable (String) -> [LineCompletion]
