import SwiftSyntax

extension SuppressionComment {
  /// The comments of a file that silence rules, in order.
  static func all(in tree: SourceFileSyntax, _ bytes: [UInt8], _ lines: LineTable)
    -> [SuppressionComment]
  {
    guard mentions(bytes) else { return [] }
    var comments: [SuppressionComment] = []
    for token in tree.tokens(viewMode: .sourceAccurate) {
      read(token.leadingTrivia, from: token.position.utf8Offset, before: token)
      let end = token.endPositionBeforeTrailingTrivia.utf8Offset
      if !token.trailingTrivia.isEmpty {
        read(token.trailingTrivia, from: end, before: token.nextToken(viewMode: .sourceAccurate))
      }
    }
    return comments

    func read(_ trivia: Trivia, from start: Int, before token: TokenSyntax?) {
      var offset = start
      for piece in trivia {
        if let text = piece.commentText,
          let comment = SuppressionComment(text, at: offset, before: token, lines)
        {
          comments.append(comment)
        }
        offset += piece.sourceLength.utf8Length
      }
    }
  }

  /// Whether the bytes hold `viva:` at all, which few files do.
  private static func mentions(_ bytes: [UInt8]) -> Bool {
    let sought = Array("viva:".utf8)
    guard bytes.count >= sought.count else { return false }
    for start in 0...(bytes.count - sought.count) where bytes[start] == sought[0] {
      if bytes[start..<start + sought.count].elementsEqual(sought) { return true }
    }
    return false
  }
}

extension TriviaPiece {
  fileprivate var commentText: String? {
    switch self {
    case .lineComment(let text), .blockComment(let text), .docLineComment(let text),
      .docBlockComment(let text):
      text
    default: nil
    }
  }
}
