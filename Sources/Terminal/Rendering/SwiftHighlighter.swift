/// Tells the parts of Swift code apart well enough to colour them.
///
/// It never fails: code that is no Swift at all just has fewer colours, and every byte stays.
package enum SwiftHighlighter {
  /// The code with a role for keywords, types, attributes, numbers, strings and comments.
  ///
  /// - Complexity: O(n) in the length of the code.
  package static func styled(_ code: String) -> StyledText {
    var lexer = SwiftLexer(bytes: Array(code.utf8))
    var runs: [StyledText.Run] = []
    var plainStart = 0
    func add(_ range: Range<Int>, _ roles: [Role]) {
      guard !range.isEmpty else { return }
      runs.append(StyledText.Run(String(decoding: lexer.bytes[range], as: UTF8.self), roles))
    }
    while let token = lexer.next() {
      guard let role = token.role else { continue }
      add(plainStart..<token.range.lowerBound, [])
      add(token.range, [role])
      plainStart = token.range.upperBound
    }
    add(plainStart..<lexer.bytes.count, [])
    return StyledText(runs)
  }
}
