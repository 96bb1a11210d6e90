import Core

extension BankProblem {
  var libraryWords: Words {
    linkWords ?? checkWords ?? giveawayWords ?? Words("broken_bank", .error, "this bank is broken")
  }

  private var linkWords: Words? {
    switch self {
    case .duplicateID(let id, let file, let line):
      Words(
        "duplicate_id",
        .error,
        "an id names one item, and '\(id)' is used at \(file):\(line) already; give this one another"
      )
    case .duplicateBank(let id, let file, let line):
      Words(
        "duplicate_bank",
        .error,
        "an id names one bank, and '\(id)' is used at \(file):\(line) already; give this one another"
      )
    case .unknownAfter(let id, let suggestion):
      Words(
        "unknown_after",
        .error,
        "'after' names an item that exists, and '\(id)' is none; "
          + Self.offer(suggestion, otherwise: "load its bank too, or leave 'after' out")
      )
    case .afterCycle(let ids):
      Words(
        "after_cycle",
        .error,
        "a chain has a beginning, and 'after' leads back here: "
          + ids.map { "'\($0)'" }.joined(separator: ", ") + "; leave one 'after' out"
      )
    case .unknownOriginal(let id, let suggestion):
      Words(
        "unknown_original",
        .error,
        "'variant-of' names an item that exists, and '\(id)' is none; "
          + Self.offer(suggestion, otherwise: "load its bank too, or leave 'variant-of' out")
      )
    case .variantOfItself:
      Words(
        "variant_of_itself",
        .error,
        "an item is no variant of itself; leave 'variant-of' out"
      )
    case .originalIsVariant(let id, let original):
      Words(
        "original_is_variant",
        .error,
        "'\(id)' is itself a variant; write 'variant-of: \(original)'"
      )
    default: nil
    }
  }

  private var checkWords: Words? {
    switch self {
    case .unfilled(let wanted):
      Words(
        "to_fill_in",
        .warning,
        "a starting point is to be filled in here" + (wanted.isEmpty ? "" : ": \(wanted)")
      )
    case .idNotPinned(let id):
      Words(
        "id_not_pinned",
        .warning,
        "progress hangs on an item's id, and this one has none of its own; "
          + "'viva check --fix' writes 'id: \(id)'"
      )
    case .noRightOption:
      Words("no_right_option", .error, "a choice has a right option; mark one with '[x]'")
    case .noWrongOption:
      Words("no_wrong_option", .error, "a choice has a wrong option; add one with '[ ]'")
    case .missingExplanation:
      Words(
        "missing_explanation",
        .error,
        "a wrong option says why it is wrong; write it below, indented, after an empty line"
      )
    case .repeatedExplanation:
      Words(
        "repeated_explanation",
        .error,
        "each wrong option has an explanation of its own, and this one is there already"
      )
    case .unknownClaim(let claim, let suggestion):
      Words(
        "unknown_claim",
        .error,
        "'covers' names claims of the list of claims, and '\(claim)' is none; "
          + Self.offer(suggestion, otherwise: "add it to 'claims.md' or leave it out")
      )
    case .unknownLink(let target, let suggestion):
      Words(
        "unknown_link",
        .error,
        "a link to '#…' leads to an item, and '\(target)' is none; "
          + Self.offer(suggestion, otherwise: "name an item's id")
      )
    case .answerTooLong(let words):
      Words(
        "answer_too_long",
        .error,
        "an answer has at most 75 words, and this one \(words); move the rest to 'Why'"
      )
    case .answerRepeatsQuestion:
      Words(
        "answer_repeats_question",
        .error,
        "an answer says more than its question; nearly all of its words stand there already"
      )
    case .questionsAlike(let id, let share, let file, let line):
      Words(
        "questions_alike",
        .error,
        "two questions differ, and this one shares \(share) % of its words with '\(id)' at "
          + "\(file):\(line); reword it, make it a variant, or write 'tags: like:\(id)'"
      )
    case .goalMissing:
      Words(
        "goal_missing",
        .error,
        "an exercise names the 'rules' that its starter breaks, or has a section 'Scenario'"
      )
    case .unsolvedFile(let name, let suggestion):
      Words(
        "unsolved_file",
        .error,
        "a solution has all files of the starter, and '\(name)' is not among its fences; "
          + Self.offer(suggestion, otherwise: "add it, unchanged where nothing is to be done in it")
      )
    case .unstartedFile(let name):
      Words(
        "unstarted_file",
        .error,
        "a solution has no other files than the starter, and '\(name)' is none of its; "
          + "add it to 'Starter', or move its code"
      )
    default: nil
    }
  }
}
