internal import Core

/// What can be wrong with a call.
package enum UsageProblem: Equatable, Sendable {
  case unknownCommand(String, nearest: String?)
  case missingSubcommand([String])
  case unknownSubcommand(String, nearest: String?, known: [String])
  case unknownOption(String, nearest: String?)
  /// An option that is a command's own and stood before any command.
  case optionBeforeCommand(String, commands: [String])
  case missingValue(option: String, form: String)
  case unexpectedValue(option: String, value: String)
  case badValue(subject: String, value: String, expected: Expectation)
  case notFound(what: String, value: String, nearest: String?)
  case missingOperand(String, form: String)
  case extraOperand(String, form: String)
  case missingOption(String, form: String)
  case conflictingOptions(String, String)
}

extension UsageProblem: CustomStringConvertible {
  /// One lower-case line without a full stop; what the user wrote is made safe to show.
  package var description: String {
    switch self {
    case .unknownCommand(let name, let nearest):
      "unknown command \(quoted(name))\(hint(nearest))"
    case .missingSubcommand(let known):
      "a word is missing: \(Expectation.list(known))"
    case .unknownSubcommand(let name, let nearest, let known):
      nearest == nil
        ? "unknown word \(quoted(name)); the word must be \(Expectation.list(known))"
        : "unknown word \(quoted(name))\(hint(nearest))"
    case .unknownOption(let name, let nearest):
      "unknown option \(quoted(name))\(hint(nearest))"
    case .optionBeforeCommand(let name, let commands):
      "'\(name)' belongs to \(Expectation.list(commands)) and stands after the command"
    case .missingValue(let option, let form):
      "'\(option)' needs a value: \(form); a value that begins with a dash: \(option)=-VALUE"
    case .unexpectedValue(let option, let value):
      "'\(option)' takes no value, not \(quoted(value))"
    case .badValue(let subject, let value, let expected):
      "\(quoted(subject)) must be \(expected), not \(quoted(value))"
        + hint(expected.nearest(to: value))
    case .notFound(let what, let value, let nearest):
      "there is no \(what) \(quoted(value))\(hint(nearest))"
    case .missingOperand(let name, let form):
      "\(name) is missing: \(form)"
    case .extraOperand(let value, let form):
      "\(quoted(value)) is one word too many: \(form)"
    case .missingOption(let option, let form):
      "'\(option)' is missing: \(form)"
    case .conflictingOptions(let first, let second):
      "'\(first)' and '\(second)' exclude each other"
    }
  }

  /// The text between quotes, cut where it is longer than anybody would read.
  private func quoted(_ text: String) -> String {
    let shown = VisibleText.escapedLine(String(text.prefix(60)))
    return text.prefix(61).count > 60 ? "'\(shown)…'" : "'\(shown)'"
  }

  private func hint(_ nearest: String?) -> String {
    nearest.map { "; did you mean '\($0)'?" } ?? ""
  }
}
