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
    return markdown(source.bytes[source.range(ofLines: lines).dropLast()])
  }

  /// Some bytes, with the link definitions from elsewhere in the file that they use.
  func markdown(_ bytes: ArraySlice<UInt8>) -> Markdown {
    let added = definitions.used(by: bytes)
    guard !added.isEmpty else { return Markdown(String(decoding: bytes, as: UTF8.self)) }
    return Markdown(
      String(decoding: bytes, as: UTF8.self) + "\n\n" + added.joined(separator: "\n")
    )
  }
}
