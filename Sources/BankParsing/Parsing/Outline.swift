import Core

/// A bank's text cut at the headings that mean something.
struct Outline {
  /// The text, with front matter and what was left out to go on blanked.
  private(set) var source: SourceText
  /// The blocks of the text.
  private(set) var blocks: [BlockNode] = []
  /// The fences at the top level, by the index of their block.
  private(set) var fences: [Int: Fence] = [:]
  /// The parts in the order of the text.
  private(set) var parts: [Part] = []
  /// What was wrong on the way.
  private(set) var problems: [Found] = []

  /// A problem and its place.
  typealias Found = (problem: BankProblem, position: TextPosition)

  /// How often a text is read anew without the lines that hid the rest of it.
  private static let mostAttempts = 8

  /// Reads a text that ``StructureGuard`` has let pass.
  init(of text: SourceText) {
    source = text
    if let matter = FrontMatter.lines(of: source) {
      problems.append((.frontMatter, TextPosition(line: 1, column: 1)))
      source.blank(matter)
    }
    for _ in 0..<Self.mostAttempts {
      blocks = BlockParser.blocks(of: source.bytes)
      fences = findFences()
      let hiding = HidingLines.find(in: self)
      guard !hiding.isEmpty else { break }
      for found in hiding {
        problems.append((found.problem, TextPosition(line: found.lines.lowerBound, column: 1)))
        source.blank(found.lines)
      }
    }
    reportFences()
    cut()
  }

  /// The indices of the blocks that no other one of the range contains.
  func outermost(in range: Range<Int>) -> [Int] {
    var result: [Int] = []
    var index = range.lowerBound
    while index < range.upperBound {
      result.append(index)
      index = blocks[index].next
    }
    return result
  }

  /// The indices of the blocks directly within a block.
  func children(of index: Int) -> [Int] { outermost(in: (index + 1)..<blocks[index].next) }

  /// Where a block begins.
  func position(of index: Int) -> TextPosition {
    TextPosition(line: blocks[index].line, column: max(1, blocks[index].column))
  }

  /// The offset at which a block begins.
  func offset(of index: Int) -> Int {
    source.lineStarts[blocks[index].line - 1] + max(1, blocks[index].column) - 1
  }

  /// The text from a block's first byte on.
  func text(from index: Int) -> ArraySlice<UInt8> { source.bytes[offset(of: index)...] }

  /// Whether a block is a comment.
  func isComment(_ index: Int) -> Bool {
    blocks[index].kind == .html && text(from: index).starts(with: "<!--".utf8)
  }

  /// Whether a heading is text above a line of `-` or `=`.
  func isUnderlined(_ index: Int) -> Bool {
    guard case .heading(let level) = blocks[index].kind else { return false }
    let line = source.bytes[offset(of: index)..<source.range(ofLine: blocks[index].line).upperBound]
    let marks = line.prefix { $0 == Ascii.number }.count
    return marks != level || line.dropFirst(marks).first.map { !Ascii.isBlank($0) } ?? false
  }

  private func findFences() -> [Int: Fence] {
    var found: [Int: Fence] = [:]
    for index in outermost(in: blocks.indices) where blocks[index].kind == .code {
      let next = blocks[index].next
      let end = next < blocks.count ? blocks[next].line : source.lineCount + 1
      if let fence = Fence(of: source, lines: blocks[index].line..<end) { found[index] = fence }
    }
    return found
  }

  private mutating func reportFences() {
    for fence in fences.values.sorted(by: { $0.opening < $1.opening }) {
      let position = TextPosition(line: fence.opening, column: 1)
      if fence.closing == nil { problems.append((.unclosedFence, position)) }
      if let line = HidingLines.itemHeading(in: fence.code, of: source) {
        let heading = source.bytes[source.range(ofLine: line)].dropFirst(2).trimmed
        let text = String(decoding: heading, as: UTF8.self)
        problems.append((.swallowedItem(heading: text, line: line), position))
      }
    }
  }
}

extension Outline {
  private mutating func cut() {
    for index in outermost(in: blocks.indices) {
      if blocks[index].kind == .paragraph { reportUnspacedHeadings(in: index) }
      guard case .heading(let level) = blocks[index].kind else { continue }
      if isUnderlined(index) {
        problems.append((.setextHeading, position(of: index)))
      } else if level <= 3 {
        close(before: index)
        parts.append(part(at: index, level: level))
      }
    }
    close(before: blocks.count)
  }

  /// Reports lines of a paragraph that would be headings if a space came after their marks.
  private mutating func reportUnspacedHeadings(in index: Int) {
    let next = index + 1
    let end = next < blocks.count ? blocks[next].line : source.lineCount + 1
    for line in blocks[index].line..<max(blocks[index].line, end) {
      let text = source.bytes[source.range(ofLine: line)].drop(while: Ascii.isBlank)
      guard text.first == Ascii.number else { continue }
      let marks = text.prefix { $0 == Ascii.number }.count
      let rest = text.dropFirst(marks)
      guard marks < 4, let first = rest.first else { continue }
      let isNoBreak = rest.starts(with: [0xc2, 0xa0])
      // One mark begins much that is no heading, as '#Preview'.
      if isNoBreak || marks > 1 && (Ascii.isLetter(first) || Ascii.isDigit(first)) {
        problems.append(
          (
            .unspacedHeading(marks: marks, isNoBreak: isNoBreak),
            source.position(of: text.startIndex)
          )
        )
      }
    }
  }

  /// Ends the last part where a block begins.
  private mutating func close(before index: Int) {
    guard let last = parts.indices.last else { return }
    let line = index < blocks.count ? blocks[index].line : source.lineCount + 1
    parts[last].blocks = min(parts[last].blocks.lowerBound, index)..<index
    parts[last].lines = min(parts[last].lines.lowerBound, line)..<line
  }

  private mutating func part(at index: Int, level: Int) -> Part {
    let line = blocks[index].line
    var part = Part(
      level: level,
      position: position(of: index),
      title: title(at: offset(of: index) + level, to: source.range(ofLine: line).upperBound),
      metadata: nil,
      lines: (line + 1)..<(line + 1),
      blocks: blocks[index].next..<blocks[index].next
    )
    if level < 3, let mark = source.bytes[part.title].firstRange(ofText: "<!--") {
      problems.append((.metadataOnHeading, source.position(of: mark)))
    }
    let comment = blocks[index].next
    guard level < 3, comment < blocks.count, isComment(comment) else { return part }
    let start = offset(of: comment) + 4
    guard let end = source.bytes[start...].firstRange(ofText: "-->") else { return part }
    let last = source.line(at: end)
    let rest = source.bytes[(end + 3)..<source.range(ofLine: last).upperBound].trimmed
    if !rest.isEmpty {
      problems.append((.textAfterMetadata, source.position(of: rest.startIndex)))
    }
    part.metadata = start..<end
    part.lines = (last + 1)..<(last + 1)
    part.blocks = blocks[comment].next..<blocks[comment].next
    return part
  }

  /// The offsets of a heading's text, without the marks that may close it.
  private func title(at start: Int, to end: Int) -> Range<Int> {
    let text = source.bytes[start..<end].trimmed
    let marks = text.reversed().prefix { $0 == Ascii.number }.count
    let rest = text.dropLast(marks)
    let isClosed = marks > 0 && (rest.isEmpty || rest.last.map(Ascii.isBlank) ?? false)
    let title = isClosed ? rest.trimmed : text
    return title.startIndex..<title.endIndex
  }
}

extension Outline {
  /// Whether a block holds text, not other blocks.
  func isLeaf(_ index: Int) -> Bool {
    switch blocks[index].kind {
    case .list, .listItem, .quote: false
    case .paragraph, .heading, .code, .html, .table, .rule: true
    }
  }

  /// Whether a block is fenced code, at the top level or within others.
  func isFenced(_ index: Int) -> Bool {
    guard blocks[index].kind == .code else { return false }
    let text = text(from: index)
    return text.starts(with: "```".utf8) || text.starts(with: "~~~".utf8)
  }
}
