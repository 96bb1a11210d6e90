import Core

/// The `key: value` pairs of a comment.
struct Metadata {
  private var pairs: [(key: String, value: Value)] = []
  /// Whether there is an id whose key is in capitals, which is none.
  private(set) var hasCapitalID = false

  /// A value and where its key and it begin.
  struct Value {
    var bytes: ArraySlice<UInt8>
    var key: TextPosition
    var position: TextPosition

    /// The whole value.
    var text: String { String(decoding: bytes, as: UTF8.self) }
    /// The words of the value.
    var words: [String] {
      bytes.split(whereSeparator: Ascii.isBlank).map { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// The value of a key; a comment has few, so they are simply looked through.
  subscript(key: String) -> Value? { pairs.first { $0.key == key }?.value }

  /// Reads a comment, and reports what is no pair or not among the known keys.
  init(
    of source: SourceText,
    in range: Range<Int>,
    known: [String],
    into findings: inout FindingList
  ) {
    var start = range.lowerBound
    while start <= range.upperBound {
      let rest = source.bytes[start..<range.upperBound]
      let end = rest.firstIndex { $0 == Ascii.semicolon || $0 == Ascii.lineFeed }
      let pair = Self.folded(source.bytes[start..<(end ?? range.upperBound)]).trimmed
      if !pair.isEmpty { read(pair, of: source, known: known, into: &findings) }
      start = (end ?? range.upperBound) + 1
    }
  }

  private mutating func read(
    _ pair: ArraySlice<UInt8>,
    of source: SourceText,
    known: [String],
    into findings: inout FindingList
  ) {
    let position = source.position(of: pair.startIndex)
    guard let colon = pair.firstIndex(of: Ascii.colon) else {
      findings.report(.brokenPair(String(decoding: pair, as: UTF8.self)), at: position)
      return
    }
    let key = String(decoding: pair[..<colon].trimmed, as: UTF8.self)
    let value = pair[(colon + 1)...].trimmed
    if !known.contains(key) {
      let suggestion = Suggestion.nearest(to: key, among: known)
      hasCapitalID = hasCapitalID || key.lowercased() == "id"
      findings.report(.unknownKey(key, suggestion: suggestion, known: known), at: position)
    } else if self[key] != nil {
      findings.report(.repeatedKey(key), at: position)
    } else if value.isEmpty {
      findings.report(.emptyValue(key: key), at: position)
    } else {
      let place = source.position(of: value.startIndex)
      pairs.append((key, Value(bytes: value, key: position, position: place)))
    }
  }

  /// Whether a comment holds a key, as `bank`.
  static func holds(_ key: String, in comment: ArraySlice<UInt8>) -> Bool {
    folded(comment).split { $0 == Ascii.semicolon || $0 == Ascii.lineFeed }.contains { pair in
      guard let colon = pair.firstIndex(of: Ascii.colon) else { return false }
      return pair[..<colon].trimmed.elementsEqual(key.utf8)
    }
  }

  /// Metadata whose no-break spaces, which Option-Space and pages of the web leave behind, are two
  /// spaces each, so that every other place stays where it is.
  private static func folded(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard bytes.contains(0xc2) else { return bytes }
    var result = bytes
    for index in bytes.indices.dropLast() where bytes[index] == 0xc2 && bytes[index + 1] == 0xa0 {
      result[index] = Ascii.space
      result[index + 1] = Ascii.space
    }
    return result
  }
}
