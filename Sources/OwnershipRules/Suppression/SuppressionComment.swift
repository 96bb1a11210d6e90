import Core
import SwiftSyntax

/// A comment that silences rules: `// viva:disable:next state_not_private`.
struct SuppressionComment: Sendable {
  enum Kind: Equatable, Sendable {
    /// The next declaration or statement.
    case next
    /// The comment's own line.
    case this
    /// Everything from here on.
    case begin
    /// The end of what was begun.
    case end
    /// No such word after `viva:`.
    case unknown(String)
  }

  let kind: Kind
  /// The ids that it names, in order.
  let ids: [String]
  /// Words after a rule that are no rules, as a reason is without a sign before it.
  let strayWords: String?
  /// The bytes of the comment.
  let range: Range<Int>
  /// The bytes that it silences, as far as the comment alone tells.
  let silenced: Range<Int>

  /// Reads a comment; `nil` when it is an ordinary one.
  init?(_ text: String, at start: Int, before token: TokenSyntax?, _ lines: LineTable) {
    guard let body = Self.body(of: text) else { return nil }
    let words = body.drop(while: \.isWhitespace)
    let rest = words.drop { !$0.isWhitespace && $0 != "," }
    kind = Self.kind(String(words[..<rest.startIndex]))
    (ids, strayWords) = Self.names(in: rest)
    range = start..<start + text.utf8.count
    switch kind {
    case .next: silenced = token.map(Self.item(startingWith:)) ?? range
    case .this: silenced = lines.line(around: start)
    case .begin: silenced = start..<Int.max
    case .end, .unknown: silenced = range
    }
  }

  /// What stands after `viva:` where a comment begins with it.
  private static func body(of text: String) -> Substring? {
    var rest = text[...]
    while let first = rest.first, "/* \t".contains(first) { rest.removeFirst() }
    guard rest.hasPrefix("viva:") else { return nil }
    while rest.hasSuffix("*/") { rest.removeLast(2) }
    return rest.dropFirst("viva:".count)
  }

  /// The ids up to a reason, which begins with anything but a letter; commas stand between them, or
  /// only space.
  ///
  /// Between two commas, several words that are no rules, or one that is like none after one that is,
  /// are a reason that lacks its sign.
  private static func names(in text: Substring) -> (ids: [String], strayWords: String?) {
    var ids: [String] = []
    for group in text.split(separator: ",") {
      let all = group.split(whereSeparator: \.isWhitespace).map(String.init)
      var words = Array(all.prefix { $0.first?.isLetter ?? false })
      var isOver = words.count < all.count
      if let last = words.firstIndex(where: { $0.hasSuffix(":") }) {
        words = Array(words[...last])
        words[last].removeLast()
        isOver = true
      }
      let known = words.prefix { RuleRegistry.ids.contains($0) }
      let others = words[known.count...]
      let isReason =
        others.count > 1
        || !known.isEmpty
          && others.contains { Suggestion.nearest(to: $0, among: RuleRegistry.ids.sorted()) == nil }
      if isReason { return (ids + known, others.joined(separator: " ")) }
      ids += words
      if isOver { break }
    }
    return (ids, nil)
  }

  private static func kind(_ word: String) -> Kind {
    switch word {
    case "disable:next": .next
    case "disable:this": .this
    case "disable": .begin
    case "enable": .end
    default: .unknown(word)
    }
  }

  /// The largest declaration or statement that begins with a token; inside of one, the rest of it.
  private static func item(startingWith token: TokenSyntax) -> Range<Int> {
    let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
    var best: Syntax?
    var node = token.parent
    while let current = node {
      let begins = current.position == token.position
      if current.isItem {
        if begins { best = current } else { return (best ?? current).end(from: start) }
      }
      node = current.parent
    }
    return best.map { $0.end(from: start) } ?? start..<start
  }
}

extension Syntax {
  fileprivate var isItem: Bool {
    self.is(CodeBlockItemSyntax.self) || self.is(MemberBlockItemSyntax.self)
      || self.is(SwitchCaseSyntax.self) || self.is(AccessorDeclSyntax.self)
  }

  fileprivate func end(from start: Int) -> Range<Int> {
    start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset)
  }
}
