/// Refuses text within blocks that the Markdown library would take too long to read.
///
/// Its cost is at worst the number of marks in a paragraph times the paragraph's length, as in a
/// run of `![[]()`: 0.25 ns for each mark and byte here.
enum InlineGuard {
  /// The most marks times bytes, over all paragraphs of a text.
  private static let mostWork = 250_000_000

  /// Whether a text can be read in good time.
  static func lets(_ source: SourceText) -> Bool {
    guard source.bytes.count <= BankLimits.item * 2 else { return false }
    var work = 0
    var marks = 0
    var length = 0
    for line in 1..<(source.lineCount + 1) {
      if source.isBlank(line) {
        work += marks * length
        marks = 0
        length = 0
      }
      let range = source.range(ofLine: line)
      length += range.count + 1
      for offset in range where isMark(source.bytes[offset]) { marks += 1 }
    }
    let added = definitionBytes(in: source)
    return work + marks * length <= mostWork && added <= BankLimits.definitionBytes
  }

  /// The most that link definitions can add: each bracket the longest one.
  private static func definitionBytes(in source: SourceText) -> Int {
    guard source.bytes.firstRange(ofText: "]:") != nil else { return 0 }
    var longest = 0
    for line in 1..<(source.lineCount + 1) {
      let range = source.range(ofLines: line..<min(line + 3, source.lineCount + 1))
      if source.bytes[source.range(ofLine: line)].firstRange(ofText: "]:") != nil {
        longest = max(longest, range.count)
      }
    }
    return longest * source.bytes.count { $0 == Ascii.openBracket }
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case Ascii.openBracket, Ascii.closeBracket, Ascii.backtick, Ascii.tilde, Ascii.backslash,
      UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "<"), UInt8(ascii: "&"),
      UInt8(ascii: "!"):
      true
    default: false
    }
  }
}
