import Core

/// Reads the bank that an outline shows.
struct BankReader {
  let outline: Outline
  let source: SourceText
  let file: String
  var findings: FindingList
  private(set) var items: [Item] = []
  private var pins: [ParsedBank.Pin] = []
  /// Whether the file was found to have more items than are read.
  var isFull = false
  let definitions: LinkDefinitions
  /// The lines on which the outline found errors, sorted.
  let errorLines: [Int]

  init(outline: Outline, file: String) {
    self.outline = outline
    self.file = file
    source = outline.source
    findings = FindingList(file: file)
    definitions = LinkDefinitions(in: outline)
    for found in outline.problems { findings.report(found.problem, at: found.position) }
    errorLines = findings.all.filter { $0.severity == .error }.map(\.start.line).sorted()
  }

  /// Reads it.
  mutating func read() -> ParsedBank {
    if let found = definitions.problem { findings.report(found.problem, at: found.position) }
    let parts = outline.parts
    let bank = readBank(parts[0])
    readHead(before: parts[0])
    var index = 1
    while index < parts.count {
      let end = parts[(index + 1)...].firstIndex { $0.level < 3 } ?? parts.count
      if parts[index].level == 2 {
        readItem(parts[index], Array(parts[(index + 1)..<end]), bank)
      } else {
        readStray(parts[index])
        for section in parts[(index + 1)..<end] { readStray(section) }
      }
      index = end
    }
    if !parts.contains(where: { $0.level == 2 }) {
      findings.report(.noItems, at: parts[0].position)
    }
    reportUnfilled()
    let isRefused = definitions.problem != nil
    return ParsedBank(
      file: file,
      bank: bank,
      items: isRefused ? [] : items,
      findings: findings.sorted(),
      absence: nil,
      pins: isRefused ? [] : pins
    )
  }

  private mutating func readBank(_ part: Part) -> Bank {
    let metadata = Metadata(
      of: source,
      in: part.metadata ?? 0..<0,
      known: MetadataReader.bankKeys,
      into: &findings
    )
    let reader = MetadataReader(metadata: metadata)
    let title = PlainText.title(source.bytes[part.title])
    let id = reader.id("bank", into: &findings)?.text ?? FallbackID.id(of: title)
    var bank = Bank(id: id, title: title, file: file)
    bank.topic = reader.topic(into: &findings)
    bank.source = reader.text("source")
    bank.level = reader.level(into: &findings)
    bank.license = reader.text("license")
    if !reportLargeBlock(in: part) {
      bank.description = Slice(source, definitions).markdown(part.lines)
    }
    reportMisplacedMetadata(in: part, known: MetadataReader.bankKeys)
    return bank
  }

  /// Reports text before the bank's heading; comments are no text.
  private mutating func readHead(before part: Part) {
    let index = outline.blocks.firstIndex { $0.line >= part.position.line } ?? 0
    for block in outline.outermost(in: 0..<index) where !outline.isComment(block) {
      findings.report(.strayText, at: outline.position(of: block))
    }
  }

  /// Reports each place that 'viva new' left to the author.
  private mutating func reportUnfilled() {
    var rest = source.bytes[...]
    while let start = rest.firstRange(ofText: StartingPoint.mark) {
      rest = rest[start...].dropFirst(StartingPoint.mark.utf8.count)
      let line = source.range(ofLine: source.line(at: start))
      let wish = source.text(rest.startIndex..<line.upperBound)
      findings.report(.unfilled(StartingPoint.wish(in: wish)), at: source.position(of: start))
    }
  }

  private mutating func readStray(_ part: Part) {
    if part.level == 3 {
      let name = source.text(part.title)
      findings.report(.straySection(name), at: part.position)
    } else {
      findings.report(.secondBankHeading, at: part.position)
    }
  }

  /// Adds an item, or the numbers of a cloze item, with the place for an id that is missing.
  mutating func append(_ found: inout [Item], _ heading: Part, isPinned: Bool) {
    if !isPinned {
      let comment = heading.metadata.map { source.position(of: $0.lowerBound) }
      pins.append(
        ParsedBank.Pin(
          items: items.count..<(items.count + found.count),
          line: comment?.line ?? heading.position.line,
          column: comment?.column
        )
      )
    }
    items.append(moving: &found)
  }
}
