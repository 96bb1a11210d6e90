/// A report as plain text in lines of at most 80 cells.
package struct TextReport: ReportFormat {
  /// The word for it on the command line.
  package var name: String { "text" }

  /// Makes the format.
  package init() {}

  package func text(of report: Report, style: ReportStyle) -> String {
    let document = ReportDocument(report)
    var lines = [document.title]
    if !document.lead.isEmpty { lines += TextLayout.wrapped(document.lead, first: "") }
    for section in document.sections {
      lines += ["", section.title]
      for block in section.blocks { lines += self.lines(of: block, style: style) }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func lines(of block: ReportDocument.Block, style: ReportStyle) -> [String] {
    switch block {
    case .facts(let facts): self.lines(of: facts, style: style)
    case .table(let table): TextTable(table).lines(style: style)
    case .note(let note): TextLayout.wrapped(note, first: "  ")
    case .items(let entries):
      entries.enumerated().flatMap { self.lines(of: $0.element, number: $0.offset + 1) }
    }
  }

  private func lines(of facts: [ReportDocument.Fact], style: ReportStyle) -> [String] {
    let width = facts.map { TextLayout.cells($0.name) }.max() ?? 0
    return facts.flatMap { fact in
      switch style {
      case .accessible: TextLayout.wrapped("\(fact.name): \(fact.value)", first: "  ")
      case .blocks, .ascii:
        TextLayout.wrapped(
          fact.value,
          first: "  \(TextLayout.padded(fact.name, to: width + 2))"
        )
      }
    }
  }

  private func lines(of entry: ReportDocument.Entry, number: Int) -> [String] {
    let mark = TextLayout.padded("\(number).", to: 3, isTrailing: true)
    let title = TextLayout.clipped(entry.title, to: TextLayout.width - 6)
    let place = "\(entry.place)  \(entry.command)"
    let fits = TextLayout.cells(place) <= TextLayout.width - 6
    let places = fits ? [place] : [entry.place, entry.command]
    return ["  \(mark) \(title)"] + ([entry.facts] + places).map { "      \($0)" }
  }
}
