/// A report as GitHub's Markdown.
package struct MarkdownReport: ReportFormat {
  /// The word for it on the command line.
  package var name: String { "markdown" }

  /// Makes the format.
  package init() {}

  package func text(of report: Report, style: ReportStyle) -> String {
    let document = ReportDocument(report)
    var parts = ["# \(MarkdownText.escaped(document.title))"]
    if !document.lead.isEmpty { parts.append(MarkdownText.escaped(document.lead)) }
    for section in document.sections {
      parts.append("## \(MarkdownText.escaped(section.title))")
      parts += section.blocks.map { text(of: $0, style: style) }
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private func text(of block: ReportDocument.Block, style: ReportStyle) -> String {
    switch block {
    case .facts(let facts):
      facts.map { "- **\(MarkdownText.escaped($0.name))**: \(MarkdownText.escaped($0.value))" }
        .joined(separator: "\n")
    case .table(let table): text(of: table, style: style)
    case .note(let note): MarkdownText.escaped(note)
    case .items(let entries):
      entries.enumerated().map { text(of: $0.element, number: $0.offset + 1) }
        .joined(separator: "\n")
    }
  }

  private func text(of table: ReportDocument.Table, style: ReportStyle) -> String {
    let brick = table.rows.contains { $0.bar != nil } ? style.brick : nil
    let head = table.columns + (brick == nil ? [] : [""])
    let rule = head.indices.map { $0 == 0 || $0 == table.columns.count ? "---" : "--:" }
    let rows = table.rows.map { row in
      row.cells.map(MarkdownText.escaped) + (brick.map { [bar(row.bar, $0)] } ?? [])
    }
    return ([head.map(MarkdownText.escaped), rule] + rows)
      .map { "| \($0.joined(separator: " | ")) |" }
      .joined(separator: "\n")
  }

  private func bar(_ size: Double?, _ brick: String) -> String {
    guard let size, size > 0 else { return "" }
    let bar = String(repeating: brick, count: max(Int((size * 10).rounded()), 1))
    return brick == "#" ? "`\(bar)`" : bar
  }

  private func text(of entry: ReportDocument.Entry, number: Int) -> String {
    let indent = String(repeating: " ", count: "\(number). ".count)
    return """
      \(number). \(MarkdownText.escaped(entry.title))
      \(indent)(\(MarkdownText.escaped(entry.facts)))
      \(indent)\(MarkdownText.code(entry.place)), \(MarkdownText.code(entry.command))
      """
  }
}
