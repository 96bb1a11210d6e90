/// Plain text measured, cut and padded by cells.
package enum CellText {
  /// The text with spaces after it, or before it, until it is `width` cells wide; longer text stays.
  package static func padded(
    _ text: String,
    to width: Int,
    _ alignment: CellAlignment = .left
  ) -> String {
    let spaces = String(repeating: " ", count: max(0, width - CellWidth.of(text)))
    return alignment == .left ? text + spaces : spaces + text
  }

  /// The text cut so that it is at most `width` cells wide, with `…` for what is missing.
  package static func truncated(_ text: String, to width: Int) -> String {
    guard CellWidth.of(text) > width else { return text }
    var result = ""
    var used = 0
    for character in text {
      let cells = CellWidth.of(character)
      if used + cells > width - 1 { break }
      result.append(character)
      used += cells
    }
    return result + "…"
  }
}
