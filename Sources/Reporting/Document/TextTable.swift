/// A table of a report in columns, or without columns for a screen reader.
struct TextTable {
  private let table: ReportDocument.Table

  /// The cells of the longest bar.
  private static let barWidth = 10
  /// The cells between columns.
  private static let gap = 2

  init(_ table: ReportDocument.Table) { self.table = table }

  func lines(style: ReportStyle) -> [String] {
    guard let brick = style.brick else { return table.rows.flatMap(spoken) }
    let widths = columnWidths
    return
      ([line(table.columns, widths)]
      + table.rows.map { row in
        line(row.cells, widths) + bar(row.bar, brick, widths)
      }).map { "  \($0)" }
  }

  /// The widths of the columns; the first gives way where the line would grow too long.
  private var columnWidths: [Int] {
    var widths = table.columns.indices.map { column in
      ([table.columns[column]] + table.rows.map { $0.cells[column] })
        .map(TextLayout.cells).max() ?? 0
    }
    let others = widths.dropFirst().reduce(0) { $0 + Self.gap + $1 }
    let bars = table.rows.contains { $0.bar != nil } ? Self.gap + Self.barWidth : 0
    widths[0] = max(min(widths[0], TextLayout.width - 2 - others - bars), 12)
    return widths
  }

  private func line(_ cells: [String], _ widths: [Int]) -> String {
    let parts = zip(cells, widths).enumerated().map { column, cell in
      TextLayout.padded(
        TextLayout.clipped(cell.0, to: cell.1),
        to: cell.1,
        isTrailing: column > 0
      )
    }
    return parts.joined(separator: String(repeating: " ", count: Self.gap))
  }

  private func bar(_ size: Double?, _ brick: String, _ widths: [Int]) -> String {
    guard let size, size > 0 else { return "" }
    let length = max(Int((size * Double(Self.barWidth)).rounded()), 1)
    return String(repeating: " ", count: Self.gap) + String(repeating: brick, count: length)
  }

  private func spoken(_ row: ReportDocument.Table.Row) -> [String] {
    let parts = zip(table.columns, row.cells).dropFirst().map { column, cell in
      "\(column) \(cell == Wording.none ? "unknown" : cell)"
    }
    return TextLayout.wrapped("\(row.cells[0]): \(parts.joined(separator: "; "))", first: "  ")
  }
}
