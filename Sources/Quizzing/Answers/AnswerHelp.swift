/// How much the learner was told before the answer; more is greater.
package enum AnswerHelp: Int, Comparable, Sendable {
  case none
  case hint
  case solution

  package static func < (left: AnswerHelp, right: AnswerHelp) -> Bool {
    left.rawValue < right.rawValue
  }
}
