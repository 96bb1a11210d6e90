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
    case .answerInOpening(let answer, let opening):
      Words(
        "answer_in_opening",
        .warning,
        "a question is shown below the headings that lead to it, and '\(answer)' stands in that of "
          + "'\(opening)'; reword one of them, or let it follow something else"
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
    case .hintTellsAnswer(let answer):
      Words(
        "hint_tells_answer",
        .warning,
        "a hint leads on, and '\(answer)' is the answer itself; ask a question instead"
      )
    default: repetitionWords
    }
  }

  private var repetitionWords: Words? {
    switch self {
    case .whyRepeatsAnswer:
      Words(
        "why_repeats_answer",
        .warning,
        "'Why' says more than the answer, and nearly all of its words stand there already; "
          + "tell the mechanism"
      )
    case .repeatedOption:
      Words(
        "repeated_option",
        .error,
        "each option says something else, and this one is there already; change it or remove it"
      )
    case .optionPoints:
      Words(
        "option_points",
        .warning,
        "options are shuffled, so that none stands above another; say what is meant"
      )
    case .repeatedStep:
      Words(
        "repeated_step",
        .error,
        "no two steps can be exchanged, and this one is there already; tell them apart"
      )
    case .repeatedAnswer(let answer):
      Words(
        "repeated_answer",
        .warning,
        "each entry of 'Accept' is another spelling, and '\(answer)' is there twice; remove one"
      )
    case .followsOwnForm(let id):
      Words(
        "follows_own_form",
        .error,
        "forms of one question share its memory and do not follow each other, and '\(id)' is a form "
          + "of this one; leave 'after' or 'variant-of' out"
      )
    case .weakFollowUpHarder(let level, let opening):
      Words(
        "weak_follow_up_harder",
        .warning,
        "after a weak answer the same is asked in an easier form, and this one is \(level.rawValue) "
          + "after \(opening.rawValue); lower its level, or write 'when: strong'"
      )
    case .neverHolds(let since, let until):
      Words(
        "never_holds",
        .error,
        "an answer holds from 'since' on and before 'until', and \(since) is not before \(until); "
          + "change one"
      )
    default: nil
    }
  }
}
