/// The comments of Swift code.
enum SwiftComments {
  /// A comment's text without its marks, and how many lines stand before it.
  typealias Comment = (text: ArraySlice<UInt8>, line: Int)

  /// The comments of a file, those in strings excepted; a block has a comment for each of its lines.
  static func list(in file: String) -> [Comment] {
    let bytes = Array(file.utf8)
    var comments: [Comment] = []
    var line = 0
    var index = 0
    // The quotes that end the string in which a place lies: 0, 1 or 3.
    var quotes = 0
    while index < bytes.count {
      let rest = bytes[index...]
      let byte = bytes[index]
      if byte == Ascii.lineFeed {
        line += 1
        if quotes == 1 { quotes = 0 }
        index += 1
      } else if quotes > 0 {
        if byte == Ascii.backslash {
          index += index + 1 < bytes.count && bytes[index + 1] == Ascii.lineFeed ? 1 : 2
        } else if rest.starts(with: repeatElement(quote, count: quotes)) {
          index += quotes
          quotes = 0
        } else {
          index += 1
        }
      } else if byte == quote {
        quotes = rest.starts(with: repeatElement(quote, count: 3)) ? 3 : 1
        index += quotes
      } else if rest.starts(with: "//".utf8) {
        let end = rest.firstIndex(of: Ascii.lineFeed) ?? bytes.count
        comments.append((bytes[(index + 2)..<end].trimmed, line))
        index = end
      } else if rest.starts(with: "/*".utf8) {
        let end = rest.firstRange(ofText: "*/") ?? bytes.count
        for text in bytes[(index + 2)..<max(index + 2, end)].split(
          separator: Ascii.lineFeed,
          omittingEmptySubsequences: false
        ) {
          comments.append((text.trimmed, line))
          line += 1
        }
        line -= 1
        index = min(end + 2, bytes.count)
      } else {
        index += 1
      }
    }
    return comments
  }

  private static let quote = UInt8(ascii: "\"")
}
