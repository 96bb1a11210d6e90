import Core
package import Effects
package import LinterProtocol

/// Why code could not be judged.
package enum GradingError: Error, Equatable, Sendable {
  /// The helper program is not where it should be.
  case helperMissing(String)
  /// The helper hung or crashed.
  case helperFailed(ProcessError)
  /// Code that the helper could not prepare for a run in so many milliseconds.
  case tooLarge(milliseconds: Int)
  /// The learner wanted no more of it.
  case interrupted
  /// The helper said something that makes no sense, as one of another version would.
  case unexpectedAnswer(String)
  /// Files that the helper could not read.
  case unreadable([UnreadableFile])
  /// Rules that do not exist.
  case unknownRules([UnknownRule])
  /// The answer to an exercise is its starter.
  case unchangedStarter
  /// The answer does not declare what the exercise is about.
  case otherCode(missing: [DeclaredName])
  /// Files of an exercise of several files that are not among those handed in.
  case missingFiles([String])
}

extension GradingError: CustomStringConvertible {
  /// What is wrong and the way out, lower case and without a full stop.
  package var description: String {
    switch self {
    case .helperMissing(let path):
      "the linter is not at '\(Self.shown(path))'; build it with "
        + "'swift build -c release --product viva-linter', or keep it beside viva"
    case .helperFailed(let error):
      "the linter failed: \(error)"
    case .tooLarge(let milliseconds):
      "the code is too large for the lab: it could not be prepared within \(milliseconds / 1000) s; split it"
    case .interrupted:
      "interrupted"
    case .unexpectedAnswer(let problem):
      "the linter does not fit this viva: \(problem); build both anew with 'swift build -c release'"
    case .unreadable(let files):
      files.map { Self.shown($0.reason) }.joined(separator: "\n")
    case .unknownRules(let rules):
      rules.map { rule in
        "there is no rule '\(Self.shown(rule.id))'"
          + (rule.nearest.map { "; did you mean '\($0)'?" } ?? "; 'viva rules' lists them")
      }.joined(separator: "\n")
    case .unchangedStarter:
      "this is still the starter; repair it first, then hand it in"
    case .otherCode(let names):
      "the exercise asks for \(Self.list(names.map(Self.article))), which this code does not declare; "
        + "keep the names that the starter has, and repair the code behind them"
    case .missingFiles(let names):
      "the exercise also has \(Self.list(names.map(Self.quoted))); hand in all its files, or their folder"
    }
  }

  /// The most things that are named in a sentence.
  private static let mostNamed = 4

  private static func list(_ things: [String]) -> String {
    var shown = things
    if things.count > mostNamed {
      shown = things.prefix(mostNamed - 1) + ["\(things.count - mostNamed + 1) more"]
    }
    guard shown.count > 1, let last = shown.popLast() else { return shown.joined() }
    return shown.joined(separator: ", ") + " and " + last
  }

  private static func article(_ name: DeclaredName) -> String {
    let kind =
      switch name.kind {
      case .type: "type"
      case .property: "property"
      case .function: "function"
      }
    return "a \(kind) \(quoted(name.text))"
  }

  private static func quoted(_ name: String) -> String { "'\(shown(name))'" }

  private static func shown(_ text: String) -> String { VisibleText.escapedLine(text) }
}
