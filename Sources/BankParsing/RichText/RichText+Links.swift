package import Core

extension RichText {
  /// The targets of a text's links, in its order.
  package static func links(in markdown: Markdown) -> [String] {
    blocks(of: markdown).flatMap(links)
  }

  private static func links(in block: RichBlock) -> [String] {
    switch block {
    case .paragraph(let spans), .heading(_, let spans): spans.flatMap(links)
    case .list(_, let items): items.flatMap { $0.blocks.flatMap(links) }
    case .quote(let blocks): blocks.flatMap(links)
    case .table(let header, let rows): ([header] + rows).joined().joined().flatMap(links)
    case .code, .rule: []
    }
  }

  private static func links(in span: RichSpan) -> [String] {
    switch span {
    case .link(let text, let target): [target] + text.flatMap(links)
    case .emphasis(let spans), .strong(let spans), .strikethrough(let spans): spans.flatMap(links)
    case .text, .code, .softBreak, .hardBreak: []
    }
  }
}
