/// Tells YAML front matter from a rule at the beginning of a file.
enum FrontMatter {
  /// The lines of front matter, with both lines of hyphens; `nil` where there is none.
  static func lines(of source: SourceText) -> Range<Int>? {
    guard source.lineCount > 1, isFence(source, 1) else { return nil }
    var hasKey = false
    for line in 2..<(source.lineCount + 1) {
      if isFence(source, line) { return hasKey ? 1..<(line + 1) : nil }
      let text = source.bytes[source.range(ofLine: line)]
      guard let first = text.first else { continue }
      if Ascii.isLetter(first), text.contains(Ascii.colon) {
        hasKey = true
      } else if !Ascii.isBlank(first), first != Ascii.hyphen, first != Ascii.number {
        return nil
      }
    }
    return nil
  }

  private static func isFence(_ source: SourceText, _ line: Int) -> Bool {
    let range = source.range(ofLine: line)
    let text = source.bytes[range]
    return text.starts(with: "---".utf8) && text.dropFirst(3).allSatisfy(Ascii.isBlank)
  }
}
