import Core

/// Words by the dozen, always the same for a seed.
struct WordSource {
  private var generator: SeededGenerator

  private static let words = [
    "a", "action", "and", "answer", "any", "binding", "body", "borrows", "change", "child",
    "closure",
    "copy", "every", "flag", "for", "from", "has", "identity", "in", "instead", "interview", "is",
    "it",
    "keeps", "lifetime", "list", "model", "never", "not", "of", "once", "one", "only", "owner",
    "parent",
    "property", "reads", "record", "row", "same", "screen", "second", "source", "state", "storage",
    "survives", "that", "the", "task", "update", "value", "view", "when", "which", "with", "writes",
  ]

  private static let identifiers = [
    "account", "basket", "counter", "draft", "editor", "filter", "form", "library", "message",
    "order",
    "player", "profile", "reader", "recipe", "search", "session", "settings", "timer", "track",
    "trip",
  ]

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// A number of the range.
  mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  /// A sentence of so many words, without its full stop.
  mutating func phrase(_ length: Int) -> String {
    var words: [String] = []
    for _ in 0..<length { words.append(Self.words.randomElement(using: &generator) ?? "") }
    return words.joined(separator: " ")
  }

  /// Sentences, a line each.
  mutating func paragraph(sentences: Int) -> String {
    var lines: [String] = []
    for _ in 0..<sentences { lines.append("The \(phrase(number(9...14))).") }
    return lines.joined(separator: "\n")
  }

  /// A noun to name things in code.
  mutating func identifier() -> String { Self.identifiers.randomElement(using: &generator) ?? "" }
}
