package import Core

/// Lays out rich text in lines for a terminal.
///
/// With a palette that has no colours, emphasis is written with Markdown's own marks, so that
/// nothing is lost; for a screen reader there are neither marks nor frames.
package struct RichTextRenderer: Sendable {
  /// The width in cells, at least 10.
  let width: Int
  let isStyled: Bool
  let isAccessible: Bool

  /// Makes a renderer.
  ///
  /// - Parameters:
  ///   - width: The width in cells; less than 10 counts as 10.
  ///   - palette: The palette that the lines will be shown with.
  ///   - isAccessible: Whether the text is for a screen reader.
  package init(width: Int, palette: Palette, isAccessible: Bool = false) {
    self.init(width: width, isStyled: palette.isColored, isAccessible: isAccessible)
  }

  init(width: Int, isStyled: Bool, isAccessible: Bool) {
    self.width = max(10, width)
    self.isStyled = isStyled
    self.isAccessible = isAccessible
  }

  /// The lines of some blocks, with an empty line between two blocks.
  package func lines(_ blocks: [RichBlock]) -> [StyledText] {
    joined(blocks.map(lines), by: [StyledText()])
  }

  private func lines(_ block: RichBlock) -> [StyledText] {
    switch block {
    case .paragraph(let spans): text(spans).wrapped(to: width)
    case .heading(let level, let spans): heading(spans, level)
    case .code(let info, let text): code(text, info: info)
    case .list(let start, let items): list(items, start: start)
    case .quote(let blocks):
      indented(by: [StyledText("> ", .muted), StyledText("> ", .muted)]) { $0.lines(blocks) }
    case .table(let header, let rows): table(header, rows)
    case .rule:
      [StyledText(isAccessible ? "---" : String(repeating: "─", count: min(width, 40)), .muted)]
    }
  }

  private func heading(_ spans: [RichSpan], _ level: Int) -> [StyledText] {
    let needsMark = !isStyled && !isAccessible
    let mark = needsMark ? String(repeating: "#", count: max(1, level)) + " " : ""
    return (StyledText(mark) + text(spans)).withRole(.heading).wrapped(to: width)
  }

  private func list(_ items: [RichListItem], start: Int?) -> [StyledText] {
    let isTight = items.allSatisfy(Self.isTight)
    let numbers = items.indices.map { index in
      start.map { "\($0 + index). " } ?? (isAccessible ? "- " : "• ")
    }
    let markWidth = numbers.map(CellWidth.of).max() ?? 0
    let parts = zip(items, numbers).map { item, number in
      let box = item.isChecked.map { $0 ? "[x] " : "[ ] " } ?? ""
      let mark =
        StyledText(CellText.padded(number, to: markWidth, .right), .muted) + StyledText(box)
      let blank = StyledText(String(repeating: " ", count: mark.width))
      return indented(by: [mark, blank]) { inner in
        joined(item.blocks.map(inner.lines), by: isTight ? [] : [StyledText()])
      }
    }
    return joined(parts, by: isTight ? [] : [StyledText()])
  }

  /// Whether an item is a line or two with perhaps a list below, which needs no air around it.
  private static func isTight(_ item: RichListItem) -> Bool {
    item.blocks.enumerated().allSatisfy { index, block in
      switch block {
      case .paragraph: index == 0
      case .list(_, let items): items.allSatisfy(isTight)
      default: false
      }
    }
  }

  /// Lines made for the width that a mark leaves, with the mark before the first of them and its
  /// second form before the others.
  private func indented(
    by marks: [StyledText],
    _ lines: (RichTextRenderer) -> [StyledText]
  ) -> [StyledText] {
    let inner = RichTextRenderer(
      width: width - marks[0].width,
      isStyled: isStyled,
      isAccessible: isAccessible
    )
    let made = lines(inner)
    return (made.isEmpty ? [StyledText()] : made).enumerated().map { index, line in
      ((index == 0 ? marks[0] : marks[1]) + line).trimmedAtEnd
    }
  }

  private func table(_ header: [[RichSpan]], _ rows: [[[RichSpan]]]) -> [StyledText] {
    TextTable(
      header.map { TextTable.Column(text($0)) },
      rows: rows.map { $0.map(text) }
    ).lines(width: width, isAccessible: isAccessible)
  }

  private func joined(_ parts: [[StyledText]], by gap: [StyledText]) -> [StyledText] {
    Array(parts.filter { !$0.isEmpty }.joined(separator: gap))
  }
}
