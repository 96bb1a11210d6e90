package import Core

/// What is wrong with a scenario, and where.
package struct ScenarioProblem: Error, Equatable, Sendable {
  /// The place of the first thing that makes no sense.
  package let position: TextPosition
  /// What is wrong there.
  package let kind: Kind

  /// The ways in which a scenario can be wrong.
  package enum Kind: Equatable, Sendable {
    /// A word stands where one of a few others is wanted; the nearest of them, where one is near.
    case unknownWord(String, wanted: [String], nearest: String?)
    /// Something else stands where something is wanted.
    case unexpected(String, wanted: String)
    /// The line ends where something is wanted.
    case missing(String)
    /// The line goes on where it has to end.
    case excess(String)
    /// A text has no closing quotation mark.
    case unclosedText
    /// A backslash stands before something else than a quotation mark or a backslash.
    case unknownEscape(Character)
    /// A number is outside its range.
    case outOfRange(String, ClosedRange<Int>)
    /// The root is named somewhere else than on the first line that says something.
    case lateRoot
    /// A character that does not show.
    case controlCharacter
    /// The scenario is longer than it may be, in bytes.
    case tooLong(Int)
    /// A line is longer than it may be, in bytes.
    case lineTooLong(Int)
    /// There are more lines than there may be.
    case tooManyLines(Int)
  }

  /// Makes a problem.
  ///
  /// - Parameters:
  ///   - kind: What is wrong.
  ///   - line: The line, 1 and up.
  ///   - column: The column, 1 and up, in UTF-8 bytes.
  package init(_ kind: Kind, line: Int, column: Int) {
    self.kind = kind
    position = TextPosition(line: line, column: column)
  }
}

extension ScenarioProblem: CustomStringConvertible {
  /// What is wrong, lower case and without its place.
  package var description: String {
    switch kind {
    case .unknownWord(let word, _, let nearest?):
      "there is no '\(shown(word))' here; did you mean '\(nearest)'?"
    case .unknownWord(let word, let wanted, nil):
      "there is no '\(shown(word))' here; write \(Self.list(wanted))"
    case .unexpected(let word, let wanted):
      "'\(shown(word))' stands where \(wanted) is wanted\(Self.hint(word, wanted))"
    case .missing(let wanted): "the line ends where \(wanted) is wanted"
    case .excess(let word): "the line should end before '\(shown(word))'"
    case .unclosedText: "the text that begins here has no closing quotation mark"
    case .unknownEscape(let character):
      "'\\\(shown(String(character)))' means nothing; only \\\" and \\\\ are written with a backslash"
    case .outOfRange(let number, let range):
      "\(shown(number)) is not from \(range.lowerBound) to \(range.upperBound)"
    case .lateRoot: "'root' belongs on the first line, once"
    case .controlCharacter: "a character that does not show stands here; remove it"
    case .tooLong(let most): "the scenario is longer than \(most) bytes"
    case .lineTooLong(let most): "the line is longer than \(most) bytes"
    case .tooManyLines(let most): "the scenario has more than \(most) lines"
    }
  }

  private func shown(_ text: String) -> String {
    let line = VisibleText.escapedLine(text)
    return line.count > 40 ? line.prefix(40) + "…" : line
  }

  private static func list(_ words: [String]) -> String {
    let quoted = words.map { "'\($0)'" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }

  private static func hint(_ word: String, _ wanted: String) -> String {
    guard wanted.contains("quotation marks"), let first = word.first else { return "" }
    if "“”„'‘’«".contains(first) { return "; write \"…\"" }
    return ""
  }
}
