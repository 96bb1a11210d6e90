import Core

/// The link definitions of a file, `[label]: target`.
///
/// A definition may stand anywhere in a file and serve text in all of it; since each text is read
/// by itself later, the ones it uses are put behind it.
struct LinkDefinitions {
  /// What is wrong with them, and where.
  private(set) var problem: Outline.Found?
  private var lines: [[UInt8]: (line: Int, text: String)] = [:]

  /// Finds the definitions of a text and counts what they may add to it.
  ///
  /// It may take other text for a definition or for its use, never the other way round.
  init(in outline: Outline) {
    let source = outline.source
    guard source.bytes.firstRange(ofText: "]:") != nil else { return }
    var isCode = Set<Int>()
    for fence in outline.fences.values { isCode.formUnion(fence.code) }
    var longest = 0
    var lengths: [[UInt8]: Int] = [:]
    var count = 0
    for line in 1..<(source.lineCount + 1) where !isCode.contains(line) {
      let bytes = source.bytes[source.range(ofLine: line)]
      guard let mark = bytes.firstRange(ofText: "]:") else { continue }
      count += 1
      guard count <= BankLimits.definitions else {
        problem = (.tooManyDefinitions, TextPosition(line: line, column: 1))
        return
      }
      // A target and a title may stand on lines of their own.
      let last = min(line + 3, source.lineCount + 1)
      let length = source.range(ofLines: line..<last).count
      longest = max(longest, length)
      guard bytes.first == Ascii.openBracket else { continue }
      let label = Self.label(bytes[(bytes.startIndex + 1)..<mark])
      lengths[label] = max(length, lengths[label] ?? 0)
      if lines[label] == nil { lines[label] = (line, String(decoding: bytes, as: UTF8.self)) }
    }
    if let offset = excess(in: source.bytes, lengths: lengths, longest: longest) {
      problem = (.definitionsTooLong, source.position(of: offset))
    }
  }

  /// The offset at which definitions have added more than they may.
  private func excess(in bytes: [UInt8], lengths: [[UInt8]: Int], longest: Int) -> Int? {
    guard longest > 0 else { return nil }
    var added = 0
    var excess: Int?
    Self.forEachLabel(in: bytes[...]) { label, offset in
      added += lengths[label] ?? (label.contains { $0 >= 0x80 } ? longest : 0)
      if added > BankLimits.definitionBytes, excess == nil { excess = offset }
    }
    return excess
  }

  /// The definitions that a text uses and does not hold itself.
  func used(by bytes: ArraySlice<UInt8>) -> [String] {
    guard !lines.isEmpty else { return [] }
    var found: [Int: String] = [:]
    Self.forEachLabel(in: bytes) { label, _ in
      guard let definition = lines[label] else { return }
      found[definition.line] = definition.text
    }
    return found.sorted { $0.key < $1.key }.map(\.value).filter { definition in
      bytes.firstRange(ofText: definition) == nil
    }
  }

  /// Calls a function with each text between brackets that hold no other brackets.
  private static func forEachLabel(in bytes: ArraySlice<UInt8>, _ body: ([UInt8], Int) -> Void) {
    var open: Int?
    for offset in bytes.indices {
      if bytes[offset] == Ascii.openBracket {
        open = offset + 1
      } else if bytes[offset] == Ascii.closeBracket, let start = open {
        if offset - start <= 1000 { body(label(bytes[start..<offset]), start) }
        open = nil
      }
    }
  }

  /// A label as it is compared: without regard to case and to the kind and number of spaces.
  private static func label(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    let words = bytes.split { Ascii.isBlank($0) || $0 == Ascii.lineFeed }
    return Array(
      words.joined(separator: [Ascii.space]).map { byte in
        (65...90).contains(byte) ? byte | 0x20 : byte
      }
    )
  }
}
