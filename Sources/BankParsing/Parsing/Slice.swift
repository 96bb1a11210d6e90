import Core

/// Cuts Markdown source out of a text.
struct Slice {
  let source: SourceText
  private let definitions: LinkDefinitions

  init(_ source: SourceText, _ definitions: LinkDefinitions) {
    self.source = source
    self.definitions = definitions
  }

  /// Whole lines, without blank ones at either end.
  func markdown(_ lines: Range<Int>) -> Markdown {
    let lines = source.trimmed(lines)
    guard !lines.isEmpty else { return Markdown("") }
    let bytes = source.bytes[source.range(ofLines: lines).dropLast()]
    return markdown(bytes, line: lines.lowerBound)
  }

  /// Some bytes, with the link definitions from elsewhere in the file that they use.
  ///
  /// `line` is that of the file on which they begin.
  func markdown(_ bytes: ArraySlice<UInt8>, line: Int) -> Markdown {
    let added = definitions.used(by: bytes)
    let text = String(decoding: bytes, as: UTF8.self)
    guard !added.isEmpty else { return Markdown(text, line: line) }
    return Markdown(text + "\n\n" + added.joined(separator: "\n"), line: line)
  }
}
