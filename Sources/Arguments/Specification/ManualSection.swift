/// A part of a command's long help.
package struct ManualSection: Equatable, Sendable {
  /// Its heading; empty for text that follows the usage at once.
  package var title: String
  /// Its text: paragraphs are filled, lines that begin with two spaces stand as they are.
  package var text: String

  /// Makes a section from a heading and its text.
  package init(_ title: String, _ text: String) {
    self.title = title
    self.text = text
  }
}
