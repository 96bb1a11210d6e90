import Core

/// The text of a bank: items of several kinds, as long as those that are shipped.
struct GeneratedBank {
  /// The Markdown text.
  private(set) var text: String
  /// The ids of its items.
  private(set) var ids: [ItemID] = []

  private var words: WordSource

  /// Makes the bank of a number, always the same for a seed.
  init(number: Int, items: Int, seed: UInt64) {
    words = WordSource(seed: seed &+ UInt64(number))
    text = """
      # Generated bank \(number)
      <!-- bank: generated-\(number); topic: generated/area-\(number % 25) -->

      \(words.paragraph(sentences: 1))

      """
    for index in 0..<items { appendItem("g\(number)-\(index)", kind: index % 6) }
  }

  private mutating func appendItem(_ name: String, kind: Int) {
    let level = ["mid", "senior", "staff"][words.number(0...2)]
    text += "\n## What about \(words.phrase(20)), as \(name) has it?\n"
    text += "<!-- id: \(name); level: \(level); covers: C10 C11; tags: generated -->\n\n"
    switch kind {
    case 0: appendChoice()
    case 1: appendCode()
    case 2: text += "Fill in: \(words.phrase(8)) {{c1::\(words.phrase(1))::hint}}.\n\n"
    case 3: text += "\(words.paragraph(sentences: 1))\n\n### Accept\n- \(words.phrase(2))\n\n"
    default: text += "\(words.paragraph(sentences: 3))\n\n"
    }
    appendCommonSections()
    if let id = ItemID(kind == 2 ? "\(name)#c1" : name) { ids.append(id) }
  }

  private mutating func appendChoice() {
    text += "### Choices\n"
    for index in 0..<3 {
      text += "- [\(index == 1 ? "x" : " ")] `\(words.identifier())`, \(words.phrase(4))\n\n"
      text += "  \(words.paragraph(sentences: 1))\n"
    }
    text += "\n"
  }

  private mutating func appendCode() {
    let view = GeneratedSwift.view(named: "Row", &words)
    text += "\(words.paragraph(sentences: 2))\n\n```swift\n\(view)```\n\n"
  }

  private mutating func appendCommonSections() {
    text += "### Why\n\(words.paragraph(sentences: 3))\n\n### Key points\n"
    for _ in 0..<3 { text += "- \(words.phrase(6)), *as it were*\n" }
    text += "\n### Hint\n\(words.paragraph(sentences: 1))\n"
  }
}
