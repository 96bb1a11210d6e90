/// The table of modules in `Sources/README.md`.
struct LayerTable {
  /// One module: its layer, and what it may import of this package and of the C libraries.
  struct Row {
    let layer: Int
    let module: String
    let imports: Set<String>
  }

  let rows: [Row]

  /// Reads the rows `| layer | module | may import | holds |` of a Markdown text.
  init(markdown: String) {
    var rows: [Row] = []
    for line in markdown.split(separator: "\n") where line.hasPrefix("| ") {
      let cells = line.split(separator: "|").map { $0.trimmed }
      guard cells.count >= 3, let layer = Int(cells[0]) else { continue }
      rows.append(Row(layer: layer, module: cells[1], imports: Self.imports(cells[2])))
    }
    self.rows = rows
  }

  /// The row of a module.
  subscript(module: String) -> Row? { rows.first { $0.module == module } }

  private static func imports(_ cell: String) -> Set<String> {
    cell == "–" ? [] : Set(cell.split(separator: ",").map { $0.trimmed })
  }
}

extension Substring {
  /// The text without the spaces around it.
  var trimmed: String {
    let start = drop { $0 == " " }
    return String(start.reversed().drop { $0 == " " }.reversed())
  }
}
