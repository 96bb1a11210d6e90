package import Core
import Synchronization

/// Turns Markdown into blocks and spans, to be rendered.
package enum RichText {
  /// The blocks of a text.
  ///
  /// Comments are dropped and other HTML is shown as text; an image becomes its description. Text
  /// that would take the Markdown library too long is given as it stands, line by line.
  package static func blocks(of markdown: Markdown) -> [RichBlock] {
    guard !markdown.isEmpty else { return [] }
    guard let source = try? SourceText(Array(markdown.source.utf8)),
      (try? StructureGuard.check(source)) != nil, InlineGuard.lets(source)
    else { return [.paragraph(lines(of: markdown.source))] }
    return library.withLock { _ in
      guard let parser = CmarkParser() else { return [] }
      parser.feed(source.bytes)
      guard let document = parser.finish(), let root = document.root else { return [] }
      return RichTextBuilder.blocks(below: root)
    }
  }

  /// The words of a text without marks, one line for each block.
  package static func plain(_ markdown: Markdown) -> String {
    blocks(of: markdown).map(plain).joined(separator: "\n")
  }

  /// The words of a block without marks.
  package static func plain(_ block: RichBlock) -> String {
    switch block {
    case .paragraph(let spans), .heading(_, let spans): return plain(spans)
    case .code(_, let text): return text.hasSuffix("\n") ? String(text.dropLast()) : text
    case .list(_, let items):
      return items.flatMap { $0.blocks.map(plain) }.joined(separator: "\n")
    case .quote(let blocks): return blocks.map(plain).joined(separator: "\n")
    case .table(let header, let rows):
      return ([header] + rows).map { $0.map(plain).joined(separator: " ") }.joined(separator: "\n")
    case .rule: return ""
    }
  }

  private static func plain(_ spans: [RichSpan]) -> String { spans.map(\.plain).joined() }

  private static func lines(of text: String) -> [RichSpan] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { [.hardBreak, .text(String($0))] }
      .dropFirst()
      .map { $0 }
  }

  /// The library keeps the characters that an extension gives a meaning in a table that all
  /// parsers share, and changes it while it parses what stands within blocks.
  private static let library = Mutex(())
}
