extension RichTextRenderer {
  /// Code, byte for byte and never wrapped: with a gutter, or indented for a screen reader.
  ///
  /// The second word of the info string, where there is one, is the file's name and stands above.
  package func code(_ text: String, info: String) -> [StyledText] {
    let words = info.split(whereSeparator: { $0 == " " || $0 == "\t" })
    let isSwift = words.first == "swift"
    let gutter = isAccessible ? StyledText("    ") : StyledText("│ ", .muted)
    let code = isStyled && isSwift ? SwiftHighlighter.styled(text) : StyledText(text)
    let name = words.dropFirst().first { !$0.contains("=") }
    let title = name.map { [(gutter + StyledText(String($0), .muted)).trimmedAtEnd] } ?? []
    return title + code.lines.map { line in line.isEmpty ? gutter.trimmedAtEnd : gutter + line }
  }
}
