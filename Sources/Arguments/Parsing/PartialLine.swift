/// A line that is still being typed, split into words.
package struct PartialLine: Equatable, Sendable {
  /// The finished words.
  package let words: [String]
  /// The word at the line's end, without quotes and backslashes; empty after white space.
  package let partial: String
  /// Where that word begins, in characters from the line's beginning.
  package let partialOffset: Int
  /// Whether the line ends within a word, be it an empty one in quotes.
  package let isInsideWord: Bool
  /// What keeps the line from being complete.
  package let problem: SplitProblem?
}
