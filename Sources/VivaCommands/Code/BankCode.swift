import BankParsing
import Core

/// The code in banks, in the forms in which it must stand.
struct BankCode {
  /// Each item with the code it has; items without code are left out.
  let entries: [Entry]

  /// One item's code.
  struct Entry {
    let item: Item
    /// Files that must parse and are not judged further.
    var loose: [CodeFile] = []
  }

  init(library: Library) {
    entries = library.items.compactMap { item in
      var entry = Entry(item: item)
      entry.loose = Self.fences(of: item)
      if case .predict(let prediction) = item.content { entry.loose += prediction.run }
      switch item.content {
      case .exercise, .audit: return entry
      default: return entry.loose.isEmpty ? nil : entry
      }
    }
  }

  /// Whether there is nothing for the linter to do.
  var isEmpty: Bool { entries.isEmpty }

  /// The Swift in an item's prose, at its place.
  private static func fences(of item: Item) -> [CodeFile] {
    var texts = [item.question, item.why, item.source] + item.keyPoints + item.hints
    texts += item.levelAnswers.sorted { $0.key < $1.key }.map(\.value)
    switch item.content {
    case .flashcard(let answer): texts.append(answer)
    case .choice(let options): texts += options.flatMap { [$0.text, $0.explanation] }
    case .order(let steps): texts += steps
    case .cloze, .typed, .predict, .exercise, .audit: break
    }
    return texts.filter(mayHoldFence).flatMap { text in
      let codes = RichText.blocks(of: text).flatMap(code)
      let lines = RichText.fenceLines(in: text, language: "swift")
      return codes.enumerated().map { number, code in
        let line = lines.count == codes.count ? lines[number] : item.position.line
        return CodeFile(name: "Fence.swift", text: code, line: line)
      }
    }
  }

  /// Whether three marks of a fence stand in a row; all else need not be parsed.
  private static func mayHoldFence(_ text: Markdown) -> Bool {
    var previous = UInt8(0)
    var run = 0
    for byte in text.source.utf8 {
      run = byte == previous ? run + 1 : 1
      previous = byte
      if run == 3, byte == UInt8(ascii: "`") || byte == UInt8(ascii: "~") { return true }
    }
    return false
  }

  private static func code(in block: RichBlock) -> [String] {
    switch block {
    case .code(let info, let text):
      info.split(separator: " ").first?.lowercased() == "swift" ? [text] : []
    case .quote(let blocks): blocks.flatMap(code)
    case .list(_, let items): items.flatMap { $0.blocks.flatMap(code) }
    case .paragraph, .heading, .table, .rule: []
    }
  }
}
