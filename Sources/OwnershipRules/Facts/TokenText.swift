import SwiftSyntax

extension TokenSyntax {
  /// The token's text without the backticks that let a keyword be a name.
  var plainText: String {
    let text = self.text
    guard text.utf8.first == UInt8(ascii: "`"), text.utf8.count > 2 else { return text }
    return String(text.dropFirst().dropLast())
  }
}

extension SyntaxProtocol {
  /// The bytes of the node with the trivia around it.
  var fullRange: Range<Int> { position.utf8Offset..<endPosition.utf8Offset }

  /// The bytes of the node without the trivia around it.
  ///
  /// Finding the first token takes as long as the node is deep on its left side, so this is for
  /// the few nodes that are reported.
  var byteRange: Range<Int> {
    let start = positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset)
  }
}
