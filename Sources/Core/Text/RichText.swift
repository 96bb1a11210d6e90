/// A block of text with structure, as a renderer wants it.
package indirect enum RichBlock: Equatable, Sendable {
  case paragraph([RichSpan])
  case heading(level: Int, [RichSpan])
  /// Code, byte for byte; the info string is the language and perhaps a file name.
  case code(info: String, text: String)
  /// A list; `start` is the first number of an ordered one.
  case list(start: Int?, items: [RichListItem])
  case quote([RichBlock])
  /// A table; every row has as many cells as the header.
  case table(header: [[RichSpan]], rows: [[[RichSpan]]])
  case rule
}

/// One item of a list.
package struct RichListItem: Equatable, Sendable {
  /// Whether a task is done; `nil` for an ordinary item.
  package var isChecked: Bool?
  /// What the item holds.
  package var blocks: [RichBlock]

  /// Makes an item of a list.
  package init(isChecked: Bool?, blocks: [RichBlock]) {
    self.isChecked = isChecked
    self.blocks = blocks
  }
}

/// A run of text with one look.
package indirect enum RichSpan: Equatable, Sendable {
  case text(String)
  case code(String)
  case emphasis([RichSpan])
  case strong([RichSpan])
  case strikethrough([RichSpan])
  case link(text: [RichSpan], target: String)
  /// A line end that means a space.
  case softBreak
  /// A line end that stays.
  case hardBreak

  /// The text without any look.
  package var plain: String {
    switch self {
    case .text(let text), .code(let text): text
    case .emphasis(let spans), .strong(let spans), .strikethrough(let spans), .link(let spans, _):
      spans.map(\.plain).joined()
    case .softBreak: " "
    case .hardBreak: "\n"
    }
  }
}
