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
  mutating func problems(_ item: Item) -> [BankProblem] {
    Self.texts(of: item).flatMap(Self.targets).compactMap { target in
      let id = ItemID(target)
      if let id, library[id] != nil { return nil }
      let suggestion = id.flatMap { suggestions.nearest(to: $0) }
      return .unknownLink(target, suggestion: suggestion)
    }
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
