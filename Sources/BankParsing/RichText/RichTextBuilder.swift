import CCmarkGFM
import Core

/// Builds blocks and spans from a finished tree, by a loop: trees can be deep.
struct RichTextBuilder {
  /// A node whose children are being built.
  private struct Level {
    var node: CmarkNode
    var blocks: [RichBlock] = []
    var spans: [RichSpan] = []
    var items: [RichListItem] = []
    var cells: [[RichSpan]] = []
    var rows: [[[RichSpan]]] = []
  }

  /// How deep spans are nested; emphasis within is left out, its text is not.
  private static let deepestSpan = 32

  private var levels: [Level]

  /// The blocks below the root of a tree.
  static func blocks(below root: CmarkNode) -> [RichBlock] {
    var builder = RichTextBuilder(levels: [Level(node: root)])
    var next = root.firstChild
    while true {
      if let node = next {
        if let child = node.firstChild {
          builder.levels.append(Level(node: node))
          next = child
        } else {
          builder.close(Level(node: node))
          next = node.next
        }
      } else if builder.levels.count > 1, let level = builder.levels.popLast() {
        builder.close(level)
        next = level.node.next
      } else {
        return builder.levels[0].blocks
      }
    }
  }

  /// Adds what a node has become to the one above it.
  private mutating func close(_ level: Level) {
    let above = levels.count - 1
    switch level.node.type {
    case CMARK_NODE_ITEM:
      levels[above].items.append(
        RichListItem(isChecked: level.node.taskState, blocks: level.blocks)
      )
    default:
      if let block = block(level) {
        levels[above].blocks.append(block)
      } else if level.node.isInline {
        levels[above].spans += spans(level)
      } else {
        closeTablePart(level)
      }
    }
  }

  private mutating func closeTablePart(_ level: Level) {
    let above = levels.count - 1
    switch level.node.typeName {
    case "table_cell": levels[above].cells.append(level.spans)
    case "table_row", "table_header": levels[above].rows.append(level.cells)
    default: break
    }
  }

  private func block(_ level: Level) -> RichBlock? {
    let node = level.node
    return switch node.type {
    case CMARK_NODE_PARAGRAPH: .paragraph(level.spans)
    case CMARK_NODE_HEADING: .heading(level: node.headingLevel, level.spans)
    case CMARK_NODE_CODE_BLOCK: .code(info: node.fenceInfo, text: node.literal)
    case CMARK_NODE_HTML_BLOCK: html(node.literal)
    case CMARK_NODE_LIST:
      .list(start: node.isOrderedList ? node.listStart : nil, items: level.items)
    case CMARK_NODE_BLOCK_QUOTE: .quote(level.blocks)
    case CMARK_NODE_THEMATIC_BREAK: .rule
    default: node.typeName == "table" ? table(level.rows) : nil
    }
  }

  private func table(_ rows: [[[RichSpan]]]) -> RichBlock {
    .table(header: rows.first ?? [], rows: Array(rows.dropFirst()))
  }

  /// HTML as text, without comments; `nil` when nothing else is there.
  private func html(_ literal: String) -> RichBlock? {
    let text = Array(literal.utf8)[...].withoutComments.trimmed
    guard !text.isEmpty else { return nil }
    return .paragraph([.text(String(decoding: text, as: UTF8.self))])
  }

  private func spans(_ level: Level) -> [RichSpan] {
    let node = level.node
    let isTooDeep = levels.count > Self.deepestSpan + BankLimits.containers
    switch node.type {
    case CMARK_NODE_TEXT: return [.text(node.literal)]
    case CMARK_NODE_SOFTBREAK: return [.softBreak]
    case CMARK_NODE_LINEBREAK: return [.hardBreak]
    case CMARK_NODE_CODE: return [.code(node.literal)]
    case CMARK_NODE_HTML_INLINE:
      return node.literal.hasPrefix("<!--") ? [] : [.text(node.literal)]
    case _ where isTooDeep: return level.spans
    case CMARK_NODE_EMPH: return [.emphasis(level.spans)]
    case CMARK_NODE_STRONG: return [.strong(level.spans)]
    case CMARK_NODE_LINK: return [.link(text: level.spans, target: node.url)]
    default: return node.typeName == "strikethrough" ? [.strikethrough(level.spans)] : level.spans
    }
  }
}
