import Core

extension BankReader {
  /// Reads an item with its sections, and leaves it out where it is broken.
  mutating func readItem(_ heading: Part, _ sections: [Part], _ bank: Bank) {
    let lines = heading.position.line..<(sections.last ?? heading).lines.upperBound
    // What hides text from the parser would only be reported again, as missing.
    guard isWithinLimits(heading, lines), !hasError(on: lines) else { return }
    let before = findings.errors
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
    var found = parser.parse(lines)
    findings.append(parser.findings)
    if findings.errors == before { append(&found, heading, isPinned: parser.isPinned) }
  }

  private mutating func isWithinLimits(_ heading: Part, _ lines: Range<Int>) -> Bool {
    if items.count >= BankLimits.items {
      if !isFull { findings.report(.tooManyItems, at: heading.position) }
      isFull = true
      return false
    }
    let bytes = source.range(ofLines: lines).count
    if bytes > BankLimits.item {
      findings.report(.itemTooLarge(bytes: bytes), at: heading.position)
      return false
    }
    return true
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
  mutating func reportLargeBlock(in part: Part) -> Bool {
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

  mutating func reportMisplacedMetadata(in part: Part, known: [String]) {
    for index in part.blocks where outline.blocks[index].kind == .html && outline.isComment(index) {
      let text = outline.text(from: index).dropFirst(4)
      let comment = text[..<(text.firstRange(ofText: "-->") ?? text.endIndex)]
      if known.contains(where: { Metadata.holds($0, in: comment) }) {
        findings.report(.misplacedMetadata, at: outline.position(of: index))
      }
    }
  }
}
