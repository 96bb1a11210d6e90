/// Finds unclosed comments and fences, which would take the items after them out of sight.
struct HidingLines {
  /// What is wrong.
  var problem: BankProblem
  /// The lines without which the rest of the text shows again, and which are lost.
  var lines: Range<Int>

  /// All that hides something in a text.
  static func find(in outline: Outline) -> [HidingLines] {
    let source = outline.source
    var result: [HidingLines] = []
    var isAfterHeading = false
    var end = 0
    for index in outline.outermost(in: outline.blocks.indices) {
      let block = outline.blocks[index]
      if block.line >= end, outline.isComment(index),
        isBroken(source, at: outline.offset(of: index), isMetadata: isAfterHeading)
      {
        let found = comments(of: source, from: block.line)
        end = found.last?.lines.upperBound ?? end
        result += found
      }
      if let fence = outline.fences[index], fence.closing == nil,
        let next = itemHeading(in: fence.code, of: source)
      {
        result.append(HidingLines(problem: .unclosedFence, lines: fence.opening..<next))
      }
      if case .heading(let level) = block.kind {
        isAfterHeading = level < 3
      } else {
        isAfterHeading = false
      }
    }
    return result
  }

  /// The first of some lines that looks like an item's heading with metadata below.
  static func itemHeading(in lines: Range<Int>, of source: SourceText) -> Int? {
    lines.first { line in
      guard isHeading(source, line), line + 1 < lines.upperBound else { return false }
      return source.bytes[source.range(ofLine: line + 1)].starts(with: "<!--".utf8)
    }
  }

  /// The broken comment on a line, and those that it hides.
  private static func comments(of source: SourceText, from first: Int) -> [HidingLines] {
    var result: [HidingLines] = []
    var line = first
    while line <= source.lineCount {
      let start = source.range(ofLine: line).lowerBound
      let isMetadata = line > 1 && isHeading(source, line - 1)
      let isComment = source.bytes[source.range(ofLine: line)].starts(with: "<!--".utf8)
      if line == first
        || isMetadata && isComment && isBroken(source, at: start, isMetadata: true)
      {
        let rest = (line + 1)..<(source.lineCount + 1)
        let next = rest.first { isHeading(source, $0) } ?? rest.upperBound
        result.append(HidingLines(problem: .unclosedComment, lines: line..<next))
        line = next
      } else {
        line += 1
      }
    }
    return result
  }

  /// Whether a comment has no end, or, where it is metadata, another one begins before it.
  private static func isBroken(_ source: SourceText, at start: Int, isMetadata: Bool) -> Bool {
    let rest = source.bytes[(start + 4)...]
    guard let end = rest.firstRange(ofText: "-->") else { return true }
    return isMetadata && rest[..<end].firstRange(ofText: "\n<!--") != nil
  }

  private static func isHeading(_ source: SourceText, _ line: Int) -> Bool {
    let text = source.bytes[source.range(ofLine: line)]
    return text.starts(with: "## ".utf8) || text.starts(with: "# ".utf8)
  }
}
