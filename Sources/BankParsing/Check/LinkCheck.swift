import Core

/// Finds links to items that do not exist: `[text](#id)`.
struct LinkCheck {
  private let library: Library
  private var suggestions: IDSuggestions

  init(_ library: Library) {
    self.library = library
    suggestions = IDSuggestions(library.items)
  }

  /// The links of an item that lead nowhere.
  mutating func problems(_ item: Item) -> [BankCheck.Found] {
    var found: [BankCheck.Found] = []
    for text in Self.texts(of: item) {
      for target in Self.targets(in: text) {
        let id = ItemID(target)
        if let id, library[id] != nil || library.isBroken(id) { continue }
        let suggestion = id.flatMap { suggestions.nearest(to: $0) }
        let place = TextPosition(line: Self.line(of: target, in: text), column: 1)
        found.append((.unknownLink(target, suggestion: suggestion), place))
      }
    }
    return found
  }

  /// The line of the file on which a link to a target stands.
  private static func line(of target: String, in text: Markdown) -> Int {
    let bytes = Array(text.source.utf8)
    let place = bytes[...].firstRange(ofText: "#\(target)") ?? 0
    return text.line + bytes[..<place].count { $0 == Ascii.lineFeed }
  }

  private static func texts(of item: Item) -> [Markdown] {
    let common =
      [item.question, item.why, item.source] + item.keyPoints + item.hints
      + item.levelAnswers.sorted { $0.key < $1.key }.map(\.value)
    switch item.content {
    case .flashcard(let answer): return common + [answer]
    case .choice(let options): return common + options.flatMap { [$0.text, $0.explanation] }
    case .cloze(let cloze): return common + [cloze.solution]
    case .order(let steps): return common + steps
    case .typed, .predict, .exercise, .audit: return common
    }
  }

  /// What stands after `#` in the links of a text.
  private static func targets(in markdown: Markdown) -> [String] {
    // Only text that could hold such a link is worth the Markdown library's time.
    guard Array(markdown.source.utf8)[...].firstRange(ofText: "#") != nil,
      Array(markdown.source.utf8)[...].firstRange(ofText: "](") != nil
    else { return [] }
    return RichText.links(in: markdown).filter { $0.utf8.first == Ascii.number }
      .map { String($0.dropFirst()) }
  }
}
