import SwiftSyntax

/// Copies that are meant to stay behind what they were taken from.
enum Snapshot {
  /// Whether a name says that it keeps an earlier value.
  static func says(_ name: String) -> Bool {
    words.contains(NameWords.split(name).first ?? "")
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

  private static let choices: Set<String> = [
    "selected", "current", "active", "chosen", "focused", "highlighted", "selection",
  ]
}
