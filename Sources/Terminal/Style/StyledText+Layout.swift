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

  /// The text with one more role in each part.
  func withRole(_ role: Role) -> StyledText {
    StyledText(runs.map { Run($0.text, $0.roles.contains(role) ? $0.roles : [role] + $0.roles) })
  }

  /// The text without spaces at its end.
  var trimmedAtEnd: StyledText {
    var runs = runs
    while let last = runs.popLast() {
      let text = last.text.trimmingSuffix(" ")
      if !text.isEmpty { return StyledText(runs + [Run(text, last.roles)]) }
    }
    return StyledText()
  }
}

extension String {
  fileprivate func trimmingSuffix(_ character: Character) -> String {
    var rest = self[...]
    while rest.last == character { rest.removeLast() }
    return String(rest)
  }
}
