import Core

extension BankProblem {
  var itemWords: Words? { sectionWords ?? entryWords ?? clozeWords }

  private var sectionWords: Words? {
    switch self {
    case .unknownSection(let name, let suggestion):
      Words(
        "unknown_section",
        .warning,
        "unknown section '\(name)'; "
          + Self.offer(suggestion, otherwise: "write '#### ' for a heading within the text")
      )
    case .repeatedSection(let name):
      Words("repeated_section", .error, "only 'Hint' may stand twice, and '\(name)' does")
    case .emptySection(let name):
      Words("empty_section", .warning, "the section '\(name)' is empty; fill it or leave it out")
    case .noEntries(let section, let wanted):
      Words(
        "no_entries",
        .error,
        "the section '\(section)' has \(wanted), and here is none; write one, each entry on a line "
          + "that begins with '- '"
      )
    case .oddCloze:
      Words(
        "odd_cloze",
        .warning,
        "a gap is written '{{c1::text}}' or '{{c1::text::hint}}', and this is none; mend it, or put it "
          + "into backticks where the braces are meant"
      )
    case .unusedSection(let name, let kind):
      Words(
        "unused_section",
        .error,
        "an item of the kind \(kind.rawValue) has no section '\(name)'; move its text to 'Why'"
      )
    case .missingSection(let name, let kind):
      Words(
        "missing_section",
        .error,
        "an item of the kind \(kind.rawValue) has a section '\(name)'; add one"
      )
    case .twoKinds(let signs):
      Words(
        "two_kinds",
        .error,
        "an item has one kind, and this one shows " + Self.list(signs)
          + "; make two items of it"
      )
    case .kindConflict(let stated, let found):
      Words(
        "kind_conflict",
        .error,
        "the kind is \(stated.rawValue), but the item reads as \(found.rawValue); "
          + "leave 'kind' out or change the sections"
      )
    case .missingAnswer:
      Words("missing_answer", .error, "a flashcard has an answer; write it below the heading")
    case .missingCode(let section):
      Words("missing_code", .error, "\(section) holds fenced code; add a fence")
    case .unfenced(let section):
      Words(
        "unfenced",
        .error,
        "the section '\(section)' holds fenced code; write ``` on a line before and after this text"
      )
    case .strayInSection(let section, let wanted):
      Words(
        "stray_in_section",
        .error,
        "the section '\(section)' holds \(wanted) alone; "
          + (section == SectionName.choices.rawValue
            ? "indent this text where it explains the option above, or move it to another section"
            : "move this text to another section")
      )
    case .severalFences(let section):
      Words("several_fences", .error, "the section '\(section)' holds one fence; join them")
    case .brokenFileName(let name):
      Words(
        "broken_file_name",
        .error,
        "a file's name is letters, digits, '.', '_', '-' and '+', and '\(name)' is not"
      )
    case .repeatedFileName(let name):
      Words(
        "repeated_file_name",
        .error,
        "each fence is a file of its own, and '\(name)' is there already; "
          + "write another name after the language"
      )
    default: nil
    }
  }

  private var entryWords: Words? {
    switch self {
    case .notATask:
      Words("not_a_task", .error, "an option begins with '- [ ]' or '- [x]' and has text")
    case .emptyEntry:
      Words("empty_entry", .error, "an entry of a list has text; fill it or remove it")
    case .notOrdered:
      Words("not_ordered", .error, "the steps of 'Order' are a numbered list; write '1.'")
    case .tooFewSteps:
      Words("too_few_steps", .error, "an order has two steps or more; add one")
    case .brokenFault(let text):
      Words(
        "broken_fault",
        .error,
        "a fault is '- File.swift:12 rule_id', and '\(text)' is not"
      )
    case .unknownFaultFile(let name):
      Words("unknown_fault_file", .error, "no fence of this item is the file '\(name)'")
    default: nil
    }
  }

  private var clozeWords: Words? {
    switch self {
    case .clozeWithoutMark:
      Words("cloze_without_mark", .error, "a cloze text has a mark; write '{{c1::text}}'")
    case .clozeInHeading:
      Words("cloze_in_heading", .error, "a cloze mark stands in the text, not in the heading")
    case .brokenCloze:
      Words("broken_cloze", .error, "a cloze mark is '{{c1::text}}', with a number from 1 to 999")
    case .unclosedCloze:
      Words(
        "unclosed_cloze",
        .error,
        "a cloze mark ends with '}}' in its own paragraph, and the braces in it are balanced"
      )
    case .nestedCloze:
      Words("nested_cloze", .error, "a cloze mark holds no other one; close the first")
    case .emptyCloze:
      Words("empty_cloze", .error, "a cloze mark takes some text out; write '{{c1::text}}'")
    default: nil
    }
  }

  private static func list(_ words: [String]) -> String {
    let quoted = words.map { "'\($0)'" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.joined() }
    return quoted.dropLast().joined(separator: ", ") + " and " + last
  }
}
