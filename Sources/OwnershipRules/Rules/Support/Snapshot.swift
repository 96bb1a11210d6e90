import SwiftSyntax

/// Copies that are meant to stay behind what they were taken from.
enum Snapshot {
  /// Whether a name says that it keeps an earlier value.
  static func says(_ name: String) -> Bool {
    let parts = NameWords.split(name)
    return words.contains(parts.first ?? "") || !adverbs.isDisjoint(with: parts)
  }

  /// `selected = rows.first`: what is chosen next is somebody else's to say.
  static func isChoice(_ value: ExprSyntax, _ name: String) -> Bool {
    guard choices.contains(NameWords.split(name).first ?? "") else { return false }
    return value.tokens(viewMode: .sourceAccurate).contains { token in
      ["first", "last", "randomElement"].contains(token.text)
        && token.previousToken(viewMode: .sourceAccurate)?.tokenKind == .period
        && token.nextToken(viewMode: .sourceAccurate)?.tokenKind != .leftParen
        && token.nextToken(viewMode: .sourceAccurate)?.tokenKind != .leftBrace
    }
  }

  private static let words: Set<String> = [
    "previous", "last", "old", "saved", "original", "initial", "backup", "snapshot", "prior",
    "baseline", "committed", "undo", "restored", "starting", "start", "frozen", "displayed",
    "debounced",
  ]

  /// Words that say it wherever they stand: `listInitiallyPresent`.
  private static let adverbs: Set<String> = ["initially", "originally", "previously", "formerly"]

  private static let choices: Set<String> = [
    "selected", "current", "active", "chosen", "focused", "highlighted", "selection",
  ]
}
