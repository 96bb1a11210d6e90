/// Rows of cells in columns that line up by cells of the terminal.
package struct TextTable: Equatable, Sendable {
  private let columns: [Column]
  private let rows: [[StyledText]]

  /// The heading of a column, and on which side its cells stand.
  package struct Column: Equatable, Sendable {
    /// The heading.
    package var title: StyledText
    /// The side on which its cells stand.
    package var alignment: CellAlignment

    /// Makes a column.
    package init(_ title: StyledText, _ alignment: CellAlignment = .left) {
      self.title = title
      self.alignment = alignment
    }

    /// Makes a column with a plain title.
    package init(_ title: String, _ alignment: CellAlignment = .left) {
      self.init(StyledText(title), alignment)
    }
  }

  /// Makes a table; a row with too few cells is filled with empty ones, cells too many are dropped.
  package init(_ columns: [Column], rows: [[StyledText]]) {
    self.columns = columns
    self.rows = rows.map { row in
      columns.indices.map { $0 < row.count ? row[$0] : StyledText() }
    }
  }

  /// The table in lines of at most `width` cells.
  ///
  /// Wide cells are wrapped within their columns. For a screen reader, and where the columns
  /// would be too narrow to read, each row is a block of lines `title: cell`.
  package func lines(width: Int, isAccessible: Bool = false) -> [StyledText] {
    guard !columns.isEmpty else { return [] }
    guard !isAccessible, let widths = widths(within: width) else { return blocks(width: width) }
    let rule = widths.map { String(repeating: "─", count: $0) }.joined(separator: "  ")
    let head = columns.map { $0.title.withRole(.heading) }
    return lines(of: head, widths) + [StyledText(rule, .muted)]
      + rows.flatMap { lines(of: $0, widths) }
  }

  private func blocks(width: Int) -> [StyledText] {
    var lines: [StyledText] = []
    for row in rows {
      if !lines.isEmpty { lines.append(StyledText()) }
      for (column, cell) in zip(columns, row) where !cell.isEmpty {
        let label = column.title.isEmpty ? StyledText() : column.title + StyledText(": ")
        lines += (label + cell).wrapped(to: width)
      }
    }
    return lines
  }

  private func lines(of row: [StyledText], _ widths: [Int]) -> [StyledText] {
    let cells = zip(row, widths).map { $0.wrapped(to: $1) }
    return (0..<(cells.map(\.count).max() ?? 0)).map { index in
      var line = StyledText()
      for (column, cell) in cells.enumerated() {
        let part = index < cell.count ? cell[index] : StyledText()
        if column > 0 { line.append("  ") }
        line.append(part.padded(to: widths[column], columns[column].alignment))
      }
      return line.trimmedAtEnd
    }
  }

  /// The widths of the columns: as wide as their cells, the widest made narrower until all fit;
  /// `nil` where a column would have to be under 8 cells although its text is longer.
  private func widths(within width: Int) -> [Int]? {
    let room = width - 2 * (columns.count - 1)
    var widths = columns.indices.map { column in
      max(1, columns[column].title.width, rows.map { $0[column].width }.max() ?? 0)
    }
    var excess = widths.reduce(0, +) - room
    while excess > 0 {
      let sorted = widths.sorted(by: >)
      let widest = sorted[0]
      let next = max(sorted.first { $0 < widest } ?? 8, 8)
      guard widest > 8 else { return nil }
      let count = widths.count { $0 == widest }
      let step = max(1, min(widest - next, (excess + count - 1) / count))
      widths = widths.map { $0 == widest ? $0 - step : $0 }
      excess = widths.reduce(0, +) - room
    }
    return widths
  }
}
