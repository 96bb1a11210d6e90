import Core

/// A file's text as bytes, with LF line ends and without a byte order mark, and where lines begin.
struct SourceText: Sendable {
  /// The bytes; valid UTF-8 that ends in LF unless empty.
  private(set) var bytes: [UInt8]
  /// The offset of each line's first byte, and after them the length of the text.
  private(set) var lineStarts: [Int]

  /// Takes over a file's bytes, or says why they are no text.
  init(_ file: [UInt8]) throws(Refusal) {
    guard file.count <= BankLimits.file else { throw Refusal(.fileTooLarge) }
    let hasMark = file.starts(with: [0xef, 0xbb, 0xbf])
    if let encoding = Self.foreignEncoding(of: file) { throw Refusal(.notUTF8(encoding: encoding)) }
    bytes = hasMark ? Array(file.dropFirst(3)) : file
    if let bad = Self.firstInvalidByte(in: bytes) {
      throw Refusal(.invalidUTF8(bytes[bad]), at: Self.position(of: bad, in: bytes))
    }
    if bytes.last ?? Ascii.lineFeed != Ascii.lineFeed { bytes.append(Ascii.lineFeed) }
    if bytes[...].firstOffset(of: Ascii.carriageReturn) != nil { bytes = Self.withLineFeeds(bytes) }
    lineStarts = Self.lineStarts(of: bytes)
    for line in 0..<lineCount where lineStarts[line + 1] - lineStarts[line] > BankLimits.line {
      throw Refusal(.lineTooLong, at: TextPosition(line: line + 1, column: 1))
    }
    if let null = bytes[...].firstOffset(of: 0) {
      throw Refusal(.nulCharacter, at: position(of: null))
    }
  }

  /// How many lines there are.
  var lineCount: Int { lineStarts.count - 1 }

  /// The offsets of a line (1 and up), without its line end.
  func range(ofLine line: Int) -> Range<Int> { lineStarts[line - 1]..<(lineStarts[line] - 1) }

  /// The offsets of some lines, with the last one's line end.
  func range(ofLines lines: Range<Int>) -> Range<Int> {
    lineStarts[lines.lowerBound - 1]..<lineStarts[lines.upperBound - 1]
  }

  /// The line (1 and up) that holds an offset.
  func line(at offset: Int) -> Int {
    var low = 0
    var high = lineCount
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The place of an offset.
  func position(of offset: Int) -> TextPosition {
    let line = line(at: offset)
    return TextPosition(line: line, column: offset - lineStarts[line - 1] + 1)
  }

  /// Whether a line (1 and up) holds nothing but spaces and tabs.
  func isBlank(_ line: Int) -> Bool {
    bytes[range(ofLine: line)].allSatisfy(Ascii.isBlank)
  }

  /// The lines without blank ones at either end.
  func trimmed(_ lines: Range<Int>) -> Range<Int> {
    var lower = lines.lowerBound
    var upper = lines.upperBound
    while lower < upper, isBlank(lower) { lower += 1 }
    while upper > lower, isBlank(upper - 1) { upper -= 1 }
    return lower..<upper
  }

  /// The text of some bytes.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Overwrites lines with spaces, so that every other place stays where it is.
  mutating func blank(_ lines: Range<Int>) {
    for offset in range(ofLines: lines) where bytes[offset] != Ascii.lineFeed {
      bytes[offset] = Ascii.space
    }
  }
}

extension SourceText {
  /// Why a file was refused as a whole, and where in it.
  struct Refusal: Error {
    var problem: BankProblem
    var position: TextPosition

    init(_ problem: BankProblem, at position: TextPosition = TextPosition(line: 1, column: 1)) {
      self.problem = problem
      self.position = position
    }
  }

  private static func foreignEncoding(of file: [UInt8]) -> String? {
    if file.starts(with: [0xff, 0xfe]) || file.starts(with: [0xfe, 0xff]) { return "UTF-16" }
    return nil
  }

  private static func firstInvalidByte(in bytes: [UInt8]) -> Int? {
    do {
      _ = try UTF8Span(validating: bytes.span)
      return nil
    } catch {
      return error.byteOffsets.lowerBound
    }
  }

  /// The place of an offset in text whose line ends may be of any kind.
  private static func position(of offset: Int, in bytes: [UInt8]) -> TextPosition {
    let before = withLineFeeds(Array(bytes[..<offset]))
    let lines = before.count { $0 == Ascii.lineFeed }
    let start = before.lastIndex(of: Ascii.lineFeed).map { $0 + 1 } ?? 0
    return TextPosition(line: lines + 1, column: before.count - start + 1)
  }

  /// CRLF and lone CR, both line ends of CommonMark, as LF.
  private static func withLineFeeds(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 1)
    var follows = false
    for byte in bytes {
      if byte == Ascii.carriageReturn {
        result.append(Ascii.lineFeed)
      } else if byte != Ascii.lineFeed || !follows {
        result.append(byte)
      }
      follows = byte == Ascii.carriageReturn
    }
    return result
  }

  private static func lineStarts(of bytes: [UInt8]) -> [Int] {
    var starts = [0]
    starts.reserveCapacity(bytes.count / 24)
    while let end = bytes[starts[starts.count - 1]...].firstOffset(of: Ascii.lineFeed) {
      starts.append(end + 1)
    }
    return starts
  }
}
