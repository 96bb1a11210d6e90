import Core

extension BankProblem {
  var giveawayWords: Words? {
    switch self {
    case .answerInQuestion(let answer):
      Words(
        "answer_in_question",
        .error,
        "a question does not hold its answer, and '\(answer)' stands here; reword it"
      )
    case .gapShown(let text, let number):
      Words(
        "gap_shown",
        .error,
        "what a gap hides stands nowhere else, and '\(text)' of c\(number) stands here; "
          + "reword it, or hide it here too"
      )
    case .orderInQuestion:
      Words(
        "order_in_question",
        .error,
        "a question does not hold its answer, and this one names the steps in their order; "
          + "name them in another, or not at all"
      )
    case .outputInQuestion(let place):
      Words(
        "output_in_question",
        .error,
        "a question does not hold its answer, and \(place) tells the output; take it out"
      )
    case .ruleNamed(let rule):
      Words(
        "rule_named",
        .error,
        "a question does not hold its answer, and '\(rule)' is the rule that is broken; "
          + "say what a user or a reviewer notices"
      )
    case .rightOptionLong(let length, let others):
      Words(
        "right_option_long",
        .warning,
        "who knows nothing picks the longest option, and this right one has \(length) characters, "
          + "the wrong ones \(others) at most; shorten it, or say more in one of them"
      )
    case .rightOptionEchoes(let words):
      Words(
        "right_option_echoes",
        .warning,
        "who knows nothing picks the option that repeats the question, and only the right one has "
          + words.map { "'\($0)'" }.joined(separator: ", ")
          + "; reword it, or let a wrong one have such words too"
      )
    default: nil
    }
  }
}
