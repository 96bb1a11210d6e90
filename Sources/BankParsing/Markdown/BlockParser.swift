import CCmarkGFM

/// Reads the blocks of a Markdown text with cmark-gfm, without parsing what stands in them.
///
/// cmark-gfm parses in two steps: it builds the tree of blocks while lines are fed, and reads
/// emphasis, links and code spans when the text ends. Where a bank's items and sections begin
/// follows from the first step alone, and nearly everything quadratic lies in the second, which
/// takes half the time even of good text. So this feeds, looks at the tree, and stops. The end of
/// a block is not to be read: the library reports wrong ones for HTML blocks and lists, and none
/// for blocks still open.
enum BlockParser {
  /// All blocks in the order of the text, each before those it contains.
  ///
  /// - Complexity: O(n), for text that ``StructureGuard`` lets pass.
  static func blocks(of bytes: [UInt8]) -> [BlockNode] {
    guard let parser = CmarkParser() else { return [] }
    parser.feed([Ascii.lineFeed])
    parser.feed(bytes)
    guard let document = parser.unfinishedDocument else { return [] }
    return list(document, linesBefore: 1)
  }

  /// Lists the blocks below a node, by a loop: trees can be deep.
  private static func list(_ document: CmarkNode, linesBefore: Int) -> [BlockNode] {
    var blocks: [BlockNode] = []
    var open: [(index: Int, node: CmarkNode)] = []
    var node = document.firstChild
    while let current = node {
      let kind = kind(of: current)
      let index = blocks.count
      blocks.append(
        BlockNode(
          kind: kind,
          line: current.line - linesBefore,
          column: current.column,
          next: index + 1
        )
      )
      if kind != .table, let child = current.firstChild {
        open.append((index, current))
        node = child
        continue
      }
      node = current.next
      while node == nil, let parent = open.popLast() {
        blocks[parent.index].next = blocks.count
        node = parent.node.next
      }
    }
    return blocks
  }

  private static func kind(of node: CmarkNode) -> BlockNode.Kind {
    switch node.type {
    case CMARK_NODE_PARAGRAPH: .paragraph
    case CMARK_NODE_HEADING: .heading(level: node.headingLevel)
    case CMARK_NODE_CODE_BLOCK: .code
    case CMARK_NODE_HTML_BLOCK: .html
    case CMARK_NODE_LIST: .list(isOrdered: node.isOrderedList)
    case CMARK_NODE_ITEM: .listItem(isChecked: node.taskState)
    case CMARK_NODE_BLOCK_QUOTE: .quote
    case CMARK_NODE_THEMATIC_BREAK: .rule
    default: .table
    }
  }
}
