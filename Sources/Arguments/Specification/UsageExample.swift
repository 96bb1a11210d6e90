/// A call to copy, with what it is good for.
package struct UsageExample: Equatable, Sendable {
  /// The whole line, beginning with the program's name.
  package var line: String
  /// What it does, in a few words.
  package var meaning: String

  /// Makes an example from a line and its meaning.
  package init(_ line: String, _ meaning: String) {
    self.line = line
    self.meaning = meaning
  }
}
