extension Element {
  /// The tree, one element a line, children indented by two spaces.
  package var lines: [String] {
    var line = kind.rawValue
    if !label.isEmpty { line += " \(QuotedText.of(label))" }
    if let value { line += " = \(QuotedText.of(value))" }
    if !isEnabled { line += " (disabled)" }
    return [line] + children.flatMap(\.lines).map { "  \($0)" }
  }
}
