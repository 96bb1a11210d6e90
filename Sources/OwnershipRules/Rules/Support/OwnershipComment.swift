import SwiftSyntax

/// Looks for the comment that answers for a declaration.
enum OwnershipComment {
  /// Whether a comment for people stands directly above a property or on its line.
  static func stands(at property: Property) -> Bool {
    var isFirst = true
    var hasName = false
    for token in property.node.tokens(viewMode: .sourceAccurate) {
      let leading = Array(token.leadingTrivia)
      if hasName, leading.contains(where: \.isNewline) { break }
      if (isFirst ? directlyAbove(leading) : leading).contains(where: isAnswer) { return true }
      if token.trailingTrivia.contains(where: isAnswer) { return true }
      if token.positionAfterSkippingLeadingTrivia.utf8Offset == property.nameRange.lowerBound {
        hasName = true
      }
      isFirst = false
    }
    return property.node.trailingTrivia.contains(where: isAnswer)
  }

  /// The trivia after the last empty line.
  private static func directlyAbove(_ trivia: [TriviaPiece]) -> [TriviaPiece] {
    var near: [TriviaPiece] = []
    var newlines = 0
    for piece in trivia.reversed() {
      if piece.isNewline {
        newlines += piece.newlineCount
        if newlines > 1 { break }
      } else if !piece.isWhitespace {
        newlines = 0
      }
      near.append(piece)
    }
    return near
  }

  private static func isAnswer(_ piece: TriviaPiece) -> Bool {
    switch piece {
    case .lineComment(let text), .docLineComment(let text): isForPeople(text.dropFirst(2))
    case .blockComment(let text), .docBlockComment(let text):
      isForPeople(text.dropFirst(2).dropLast(2))
    default: false
    }
  }

  /// Whether a comment has words, and they begin as no heading, note to oneself or order to a tool.
  private static func isForPeople(_ text: Substring) -> Bool {
    let words = text.drop { !$0.isLetter }
    guard !words.isEmpty else { return false }
    let first = words.prefix { $0.isLetter || $0 == "-" || $0 == "_" }
    return !tools.contains(first.lowercased())
  }

  private static let tools: Set<String> = [
    "mark", "todo", "fixme", "hack", "xxx", "viva", "swiftlint", "swiftformat", "swift-format",
    "swift-format-ignore", "sourcery", "periphery", "nolint", "nosonar", "cspell", "codespell",
    "spellchecker", "clang-format", "prettier-ignore", "jscpd", "mockable", "mockolo", "needle",
    "swift-tools-version", "swiftgen", "tuist", "danger", "gitleaks", "semgrep",
  ]
}

extension TriviaPiece {
  /// How many lines the piece ends.
  fileprivate var newlineCount: Int {
    switch self {
    case .newlines(let count), .carriageReturns(let count), .carriageReturnLineFeeds(let count):
      count
    default: 0
    }
  }
}
