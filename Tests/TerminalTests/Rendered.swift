import Terminal

/// Lines as a page without looks, a trailing line feed after each.
func page(_ lines: [StyledText]) -> String {
  lines.map { $0.plain + "\n" }.joined()
}

/// Lines with each part's roles written around it, as `<keyword let> x`.
func marked(_ lines: [StyledText]) -> String {
  lines.map { line in
    line.runs.map { run in
      let roles = run.roles.map { "\($0)" }.joined(separator: "+")
      return roles.isEmpty ? run.text : "<\(roles) \(run.text)>"
    }.joined() + "\n"
  }.joined()
}
