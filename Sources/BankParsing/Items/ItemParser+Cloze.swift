import Core

extension ItemParser {
  /// Whether the item's text holds a cloze mark, whole or broken.
  var hasClozeMark: Bool {
    blocksWithText().contains { block in
      var rest = source.bytes[block]
      while let hit = rest.firstIndex(of: Ascii.openBrace) {
        if ClozeScanner.isMark(source.bytes, at: hit, before: block.upperBound) { return true }
        rest = rest[(hit + 1)...]
      }
      return false
    }
  }

  /// Each number of a cloze text; none where a mark is broken.
  mutating func clozeNumbers() -> [(number: Int, cloze: Cloze)] {
    var marks: [ClozeMark] = []
    let before = findings.errors
    for block in blocksWithText() {
      let scanner = ClozeScanner(source.bytes, block: block)
      marks += scanner.marks
      if let found = scanner.problem {
        findings.report(found.problem, at: source.position(of: found.offset))
      }
    }
    guard findings.errors == before else { return [] }
    let lines = source.trimmed(heading.lines)
    let range = source.range(ofLines: lines)
    let text = ClozeText(source.bytes, range.lowerBound..<(range.upperBound - 1), marks)
    let solution = slice.markdown(text.solution[...], line: lines.lowerBound)
    return Set(marks.map(\.number)).sorted().map { number in
      let prompt = slice.markdown(text.prompt(for: number)[...], line: lines.lowerBound)
      let answers = text.answers(for: number)
      return (number, Cloze(prompt: prompt, solution: solution, answers: answers))
    }
  }

  /// Reports the first of each block that was probably meant as a mark and would be shown as it
  /// stands.
  mutating func reportOddCloze() {
    for block in blocksWithText() {
      var rest = source.bytes[block]
      var spans: [Range<Int>]?
      while let hit = rest.firstOffset(of: Ascii.openBrace) {
        // The second brace of two begins nothing of its own.
        rest = rest[(hit + 1)...].drop { $0 == Ascii.openBrace }
        guard ClozeScanner.isOdd(source.bytes, at: hit, before: block.upperBound) else { continue }
        let code = spans ?? CodeSpans.find(in: source.bytes, block)
        spans = code
        let next = code.partitioningIndex { $0.upperBound > hit }
        if next < code.count, code[next].contains(hit) { continue }
        findings.report(.oddCloze, at: source.position(of: hit))
        break
      }
    }
  }

  /// Reports a mark in the heading, which would be taken for text.
  mutating func reportClozeInHeading() {
    for offset in heading.title
    where ClozeScanner.isMark(source.bytes, at: offset, before: heading.title.upperBound) {
      findings.report(.clozeInHeading, at: source.position(of: offset))
    }
  }

  /// The offsets of each block of the item's text in which a mark may stand: not code or HTML.
  ///
  /// Each row of a table is a block here, since cells end with it.
  private func blocksWithText() -> [Range<Int>] {
    heading.blocks.flatMap { index -> [Range<Int>] in
      let next = index + 1
      let start = outline.offset(of: index)
      let end =
        next < heading.blocks.upperBound
        ? outline.offset(of: next) : source.lineStarts[heading.lines.upperBound - 1]
      switch outline.blocks[index].kind {
      case .paragraph, .heading: return [start..<max(start, end)]
      case .table:
        let lines = outline.blocks[index].line..<source.line(at: max(start, end - 1)) + 1
        return lines.map { source.range(ofLine: $0) }
      case .code, .html, .list, .listItem, .quote, .rule: return []
      }
    }
  }
}
