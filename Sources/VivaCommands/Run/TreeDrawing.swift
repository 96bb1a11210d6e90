import LabProtocol
import Terminal

/// Draws the tree of views with how often each body ran before and after the events.
struct TreeDrawing {
  let screen: Screen
  /// Whether what views store is shown as well.
  var showsValues = false

  /// Of rows of a list that are more than these only the first are drawn.
  private static let mostSiblings = 8
  private static let firstSiblings = 5
  /// Of others that are more than these, and of what stands deeper than this, only the number is told.
  private static let mostOthers = 60
  private static let mostLevels = 12
  private static let titles = (view: "Views", before: "at first", after: "at the end")

  private struct Row {
    var prefix = ""
    var hanging = ""
    var name: String
    var path: String
    var before = ""
    var after = ""
    var notes: [String] = []
  }

  /// The lines, at most as wide as the screen.
  func lines(_ nodes: [TreeNode]) -> [StyledText] {
    var rows: [Row] = []
    add(nodes, prefix: "", path: "", level: 0, to: &rows)
    guard !rows.isEmpty else { return [] }
    return screen.isAccessible ? spoken(rows) : drawn(rows)
  }

  private func add(
    _ nodes: [TreeNode],
    prefix: String,
    path: String,
    level: Int,
    to rows: inout [Row]
  ) {
    let isRoot = level == 0
    let entries =
      level < Self.mostLevels || nodes.isEmpty ? Self.entries(nodes) : [.rest(nodes)]
    for (index, entry) in entries.enumerated() {
      let isLast = index == entries.count - 1
      let branch = isRoot ? "" : isLast ? "└─ " : "├─ "
      let inner = isRoot ? "" : isLast ? "   " : "│  "
      func place(_ name: String) -> String { path.isEmpty ? name : "\(path) / \(name)" }
      switch entry {
      case .view(let node):
        rows.append(
          Row(
            prefix: prefix + branch,
            hanging: prefix + inner + (node.children.isEmpty ? "" : "│"),
            name: node.name,
            path: place(node.name),
            before: Self.count(node.before, of: node),
            after: Self.count(node.after, of: node),
            notes: notes(of: node)
          )
        )
        add(
          node.children,
          prefix: prefix + inner,
          path: place(node.name),
          level: level + 1,
          to: &rows
        )
      case .rest(let rest):
        let isDeep = level >= Self.mostLevels
        let number = isDeep ? rest.reduce(0) { $0 + Self.size($1) } : rest.count
        let more = "\(number) more" + (isDeep ? " below" : "")
        rows.append(
          Row(
            prefix: prefix + branch,
            name: "… \(more)",
            path: place(more),
            before: String(rest.reduce(0) { $0 + Self.total($1, \.before) }),
            after: String(rest.reduce(0) { $0 + Self.total($1, \.after) })
          )
        )
      }
    }
  }

  /// What is drawn of siblings: each, but of many rows of one list only the first.
  private enum Entry {
    case view(TreeNode)
    case rest([TreeNode])
  }

  private static func entries(_ nodes: [TreeNode]) -> [Entry] {
    var entries: [Entry] = []
    var rest = nodes[...]
    while let first = rest.first {
      let rows = rest.prefix { $0.name.hasPrefix("[") }
      if rows.count > mostSiblings {
        entries += rows.prefix(firstSiblings).map(Entry.view)
        entries.append(.rest(Array(rows.dropFirst(firstSiblings))))
        rest = rest.dropFirst(rows.count)
      } else if rows.isEmpty {
        entries.append(.view(first))
        rest = rest.dropFirst()
      } else {
        entries += rows.map(Entry.view)
        rest = rest.dropFirst(rows.count)
      }
    }
    guard entries.count > mostOthers else { return entries }
    let left = entries[mostOthers...].flatMap { entry in
      switch entry {
      case .view(let node): [node]
      case .rest(let nodes): nodes
      }
    }
    return entries[..<mostOthers] + [.rest(left)]
  }

  private func notes(of node: TreeNode) -> [String] {
    var notes: [String] = []
    if !node.reads.isEmpty { notes.append("reads \(node.reads.joined(separator: ", "))") }
    if showsValues, !node.values.isEmpty {
      notes.append("has " + node.values.map { "\($0.name) = \($0.text)" }.joined(separator: ", "))
    }
    return notes
  }

  private static func count(_ count: Int?, of node: TreeNode) -> String {
    guard node.hasBody else { return "" }
    return count.map(String.init) ?? "–"
  }

  private static func size(_ node: TreeNode) -> Int {
    node.children.reduce(1) { $0 + size($1) }
  }

  private static func total(_ node: TreeNode, _ key: KeyPath<TreeNode, Int?>) -> Int {
    (node[keyPath: key] ?? 0) + node.children.reduce(0) { $0 + total($1, key) }
  }

  private func drawn(_ rows: [Row]) -> [StyledText] {
    let first = Self.titles.before.count
    let second = Self.titles.after.count
    let counts = first + second + 4
    let widest = rows.map { CellWidth.of($0.prefix + $0.name) }.max() ?? 0
    let column = max(8, min(max(widest, Self.titles.view.count), screen.width - counts))
    // Beside the counts where there is room for a few words, else below the name.
    let room = screen.width - column - counts - 2
    let isBeside = room >= 24
    var lines = [
      StyledText(CellText.padded(Self.titles.view, to: column), .heading)
        + StyledText("  \(Self.titles.before)  \(Self.titles.after)", .heading)
    ]
    for row in rows {
      let width = max(4, column - CellWidth.of(row.prefix))
      var line = StyledText(row.prefix, .muted)
      line.append(CellText.padded(CellText.truncated(row.name, to: width), to: width))
      line.append("  " + CellText.padded(row.before, to: first, .right), [.muted])
      line.append(
        "  " + CellText.padded(row.after, to: second, .right),
        row.before == row.after ? [] : [.strong]
      )
      let notes = row.notes.flatMap {
        StyledText($0, .muted).wrapped(
          to: isBeside ? room : max(16, screen.width - CellWidth.of(row.hanging) - 2)
        )
      }
      if isBeside {
        let gap = StyledText(CellText.padded(row.hanging, to: column + counts + 2), .muted)
        lines.append(trimmed(notes.first.map { line + StyledText("  ") + $0 } ?? line))
        lines += notes.dropFirst().map { gap + $0 }
      } else {
        lines.append(trimmed(line))
        lines += notes.map { StyledText(row.hanging + "  ", .muted) + $0 }
      }
    }
    return lines
  }

  /// The line without the spaces of columns that are empty.
  private func trimmed(_ line: StyledText) -> StyledText {
    var runs = line.runs
    while let last = runs.last {
      var text = last.text[...]
      while text.last == " " { text.removeLast() }
      runs.removeLast()
      guard text.isEmpty else {
        return StyledText(runs + [StyledText.Run(String(text), last.roles)])
      }
    }
    return StyledText()
  }

  private func spoken(_ rows: [Row]) -> [StyledText] {
    rows.flatMap { row -> [StyledText] in
      var text = row.path
      if !row.before.isEmpty {
        let before = row.before == "–" ? "not there" : row.before
        let after = row.after == "–" ? "gone" : row.after
        text += ": at first \(before), at the end \(after)"
      }
      for note in row.notes { text += "; \(note)" }
      return StyledText(text).wrapped(to: screen.width)
    }
  }
}
