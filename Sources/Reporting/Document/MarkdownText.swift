/// Puts text into Markdown so that it reads as it is.
enum MarkdownText {
  /// One line of text, anywhere in a paragraph, a list item, a heading or a cell of a table.
  static func escaped(_ text: String) -> String {
    var result = ""
    let mark = listMark(in: text)
    for index in text.indices {
      if index == mark || "\\`*_[]<>|#&~!".contains(text[index]) { result += "\\" }
      result.append(text[index])
    }
    return result
  }

  /// The character that would make a line a list item or underline a heading: `-`, `+` or `=` at
  /// its start, or what follows the digits it starts with.
  private static func listMark(in text: String) -> String.Index? {
    guard let first = text.first else { return nil }
    if "-+=".contains(first) { return text.startIndex }
    let mark = text.firstIndex { !("0"..."9").contains($0) }
    return mark.flatMap { $0 > text.startIndex && ".)".contains(text[$0]) ? $0 : nil }
  }

  /// Text as a code span, whatever backticks are in it.
  static func code(_ text: String) -> String {
    var longest = 0
    var run = 0
    for byte in text.utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    let space = text.hasPrefix("`") || text.hasSuffix("`") ? " " : ""
    return fence + space + text + space + fence
  }
}
