/// What comes out of comparing an answer with what an item accepts.
package enum AnswerVerdict: Equatable, Sendable {
  /// It is right, or exact.
  case right
  /// It is wrong, and here is where.
  case wrong(Mistake)
  /// It is not exact: the learner sees the difference and rates.
  case differs(Difference)

  /// Where a wrong answer went wrong.
  package enum Mistake: Equatable, Sendable {
    /// Options by their place on the screen, from 0, each list rising.
    case options(wronglyPicked: [Int], missed: [Int])
    /// For each place of the order given, whether its step belongs there.
    case places([Bool])
    /// The lines of a predicted output beside those printed.
    case lines([Line])
  }

  /// A line that was printed and the one predicted in its place.
  package struct Line: Equatable, Sendable {
    /// What the program prints; `nil` past its last line.
    package var printed: String?
    /// What was predicted; `nil` past the last line given.
    package var predicted: String?

    /// Makes a pair of lines.
    package init(printed: String?, predicted: String?) {
      self.printed = printed
      self.predicted = predicted
    }

    /// Whether the prediction holds.
    package var isRight: Bool { printed == predicted }
  }
}
