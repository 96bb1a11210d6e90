extension StyledText {
  /// The text with spaces after it, or before it, until it is `width` cells wide.
  package func padded(to width: Int, _ alignment: CellAlignment = .left) -> StyledText {
    let spaces = StyledText(String(repeating: " ", count: max(0, width - self.width)))
    return alignment == .left ? self + spaces : spaces + self
  }

  /// The text at its line feeds, without them; a line feed at the end begins no line.
  package var lines: [StyledText] {
    var lines = [StyledText()]
    for run in runs {
      let parts = run.text.split(separator: "\n", omittingEmptySubsequences: false)
      for (index, part) in parts.enumerated() {
        if index > 0 { lines.append(StyledText()) }
        lines[lines.count - 1].append(String(part), run.roles)
      }
    }
    if lines.count > 1, lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}
