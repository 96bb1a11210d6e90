extension Element {
  /// The tree, one element a line, children indented by two spaces.
  package var lines: [String] {
    var line = kind.rawValue
    if !label.isEmpty { line += " \(JSONLine.quoted(label))" }
    if let value { line += " = \(JSONLine.quoted(value))" }
    if !isEnabled { line += " (disabled)" }
    return [line] + children.flatMap(\.lines).map { "  \($0)" }
  }
}
