import Core

/// Reads the bank that an outline shows.
struct BankReader {
  let outline: Outline
  let source: SourceText
  let file: String
  private var findings: FindingList
  private var items: [Item] = []
  private var pins: [ParsedBank.Pin] = []
  private let definitions: LinkDefinitions
  /// The lines on which the outline found errors, sorted.
  private let errorLines: [Int]

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

  private mutating func readStray(_ part: Part) {
    if part.level == 3 {
      let name = source.text(part.title)
      findings.report(.straySection(name), at: part.position)
    } else {
      findings.report(.secondBankHeading, at: part.position)
    }
  }

  private mutating func readItem(_ heading: Part, _ sections: [Part], _ bank: Bank) {
    let lines = heading.position.line..<(sections.last ?? heading).lines.upperBound
    let before = findings.errors
    let bytes = source.range(ofLines: lines).count
    if items.count >= BankLimits.items {
      if items.count == BankLimits.items { findings.report(.tooManyItems, at: heading.position) }
      return
    }
    if bytes > BankLimits.item {
      findings.report(.itemTooLarge(bytes: bytes), at: heading.position)
      return
    }
    // What hides text from the parser would only be reported again, as missing.
    guard !hasError(on: lines) else { return }
    for part in [heading] + sections {
      _ = reportLargeBlock(in: part)
      reportMisplacedMetadata(in: part, known: MetadataReader.itemKeys)
    }
    var parser = ItemParser(
      outline: outline,
      slice: Slice(source, definitions),
      heading: heading,
      sections: sections,
      bank: bank,
      findings: FindingList(file: file)
    )
    let found = parser.parse(lines)
    findings.append(parser.findings)
    guard findings.errors == before else { return }
    if !parser.isPinned {
      let comment = heading.metadata.map { source.position(of: $0.lowerBound) }
      pins.append(
        ParsedBank.Pin(
          items: items.count..<(items.count + found.count),
          line: comment?.line ?? heading.position.line,
          column: comment?.column
        )
      )
    }
    items += found
  }

  private func hasError(on lines: Range<Int>) -> Bool {
    var low = 0
    var high = errorLines.count
    while low < high {
      let middle = (low + high) / 2
      if errorLines[middle] < lines.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < errorLines.count && errorLines[low] < lines.upperBound
  }

  /// Reports the first block that is too large, and says whether there is one.
  private mutating func reportLargeBlock(in part: Part) -> Bool {
    guard source.range(ofLines: part.lines).count > BankLimits.block else { return false }
    for index in part.blocks where outline.isLeaf(index) && !outline.isFenced(index) {
      let next = index + 1
      let end = next < part.blocks.upperBound ? outline.blocks[next].line : part.lines.upperBound
      let lines = source.trimmed(outline.blocks[index].line..<max(outline.blocks[index].line, end))
      let bytes = source.range(ofLines: lines).count
      if bytes > BankLimits.block {
        findings.report(.blockTooLarge(bytes: bytes), at: outline.position(of: index))
        return true
      }
    }
    return false
  }

  private mutating func reportMisplacedMetadata(in part: Part, known: [String]) {
    for index in part.blocks where outline.blocks[index].kind == .html && outline.isComment(index) {
      let text = outline.text(from: index).dropFirst(4)
      let comment = text[..<(text.firstRange(ofText: "-->") ?? text.endIndex)]
      if known.contains(where: { Metadata.holds($0, in: comment) }) {
        findings.report(.misplacedMetadata, at: outline.position(of: index))
      }
    }
  }
}
