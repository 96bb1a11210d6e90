import Core
import Terminal

/// Shows findings with the lines they are about.
@MainActor
struct FindingView {
  let context: Context
  private let sources: SourceLines

  /// Makes a view of findings in files that are read, and in texts that are given.
  init(context: Context, texts: [String: String] = [:]) {
    self.context = context
    sources = SourceLines(files: context.machine.files, texts: texts)
  }

  /// Shows each finding: where, what, the line with its place marked, why, and the way out.
  func show(_ findings: [Finding]) {
    for finding in findings { show(finding) }
  }

  /// The line by which other programs find the place, as compilers write it.
  static func headline(_ finding: Finding) -> StyledText {
    let file = VisibleText.escapedLine(finding.file)
    let isPlaced = finding.start != .nowhere
    let place =
      isPlaced ? "\(file):\(finding.start.line):\(finding.start.column): " : "\(file): "
    return StyledText(place) + StyledText("\(finding.severity.name): ", role(finding.severity))
      + StyledText("\(finding.message) ") + StyledText("[\(finding.code)]", .muted)
  }

  private func show(_ finding: Finding) {
    context.print([Self.headline(finding)])
    showLine(of: finding)
    if !finding.why.isEmpty { context.print(StyledText("why: \(finding.why)", .muted), indent: 2) }
    if !finding.fix.isEmpty { context.print(StyledText("fix: \(finding.fix)"), indent: 2) }
  }

  private func showLine(of finding: Finding) {
    guard let line = sources.line(finding.start.line, of: finding.file), line.utf8.count <= 400
    else { return }
    let before = String(decoding: line.utf8.prefix(finding.start.column - 1), as: UTF8.self)
    let last = finding.end.line == finding.start.line ? finding.end.column : line.utf8.count + 1
    let length = max(0, min(last, line.utf8.count + 1) - finding.start.column)
    let marked = String(
      decoding: line.utf8.dropFirst(finding.start.column - 1).prefix(length),
      as: UTF8.self
    )
    let number = CellText.padded(String(finding.start.line), to: 5, .right) + " | "
    let gap = String(before.map { $0 == "\t" ? "\t" : " " })
    let underline = "^" + String(repeating: "~", count: max(0, CellWidth.of(marked) - 1))
    context.print([
      StyledText(number, .muted) + StyledText(String(line)),
      StyledText("      | ", .muted) + StyledText(gap) + StyledText(underline, .hint),
    ])
  }

  private static func role(_ severity: Severity) -> Role {
    switch severity {
    case .note: .note
    case .warning: .warning
    case .error: .error
    }
  }
}

/// The findings of a run in one sentence.
func findingCount(_ findings: [Finding]) -> String {
  let parts = [Severity.error, .warning, .note].compactMap { severity -> String? in
    let number = findings.count { $0.severity == severity }
    return number == 0 ? nil : count(number, severity.name)
  }
  return parts.isEmpty ? "nothing found" : parts.joined(separator: ", ")
}
