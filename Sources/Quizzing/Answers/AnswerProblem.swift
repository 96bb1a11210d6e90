/// Why a line is no answer at all: it is asked for again, and nothing is counted as wrong.
package enum AnswerProblem: Error, Equatable, Sendable {
  /// Nothing was picked; the options are labelled up to `last`.
  case nothingPicked(last: String)
  /// No option has that label; the options are labelled up to `last`.
  case unknownOption(String, last: String)
  /// The steps are numbered 1…`count`, and this is no such number.
  case unknownStep(String, count: Int)
  /// A step was named twice.
  case repeatedStep(Int)
  /// Some of the `count` steps were not named.
  case missingSteps([Int], count: Int)
  /// The line was empty where text is asked for.
  case nothingTyped
}

extension AnswerProblem: CustomStringConvertible {
  package var description: String {
    switch self {
    case .nothingPicked(let last):
      "an answer names options by their letters, a to \(last)"
    case .unknownOption(let label, let last):
      "there is no option '\(label)'; the options are a to \(last)"
    case .unknownStep(let word, let count):
      "there is no step '\(word)'; the steps are 1 to \(count)"
    case .repeatedStep(let number):
      "step '\(number)' is named twice; every step is named once, as in '2 1 3'"
    case .missingSteps(let numbers, let count):
      """
      not named: \(numbers.map { "'\($0)'" }.joined(separator: ", ")); all \(count) steps are \
      named, as in '2 1 3'
      """
    case .nothingTyped:
      "an answer has at least one character; ':s' skips the question"
    }
  }
}
