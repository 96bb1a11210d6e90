internal import Core

/// Text whose parts know what they are; how they look is decided when it is written.
///
/// Whatever goes in is made harmless for a terminal, so that only a palette adds escape codes.
package struct StyledText: Equatable, Sendable {
  /// The parts in order; none is empty.
  package private(set) var runs: [Run]

  /// A part with one look.
  package struct Run: Equatable, Sendable {
    /// The text, harmless for a terminal.
    package let text: String
    /// What it is; several roles where one stands within another.
    package let roles: [Role]

    /// Makes a part; a terminal's control characters in the text are written out.
    package init(_ text: String, _ roles: [Role]) {
      self.text = VisibleText.escaped(text)
      self.roles = roles
    }
  }

  /// Makes text of one part.
  package init(_ text: String = "", _ roles: Role...) {
    runs = text.isEmpty ? [] : [Run(text, roles)]
  }

  /// Makes text of parts.
  package init(_ runs: [Run]) { self.runs = runs.filter { !$0.text.isEmpty } }

  /// The text without any look.
  package var plain: String { runs.map(\.text).joined() }

  /// Whether there is no text.
  package var isEmpty: Bool { runs.isEmpty }

  /// The width in cells.
  package var width: Int { runs.reduce(0) { $0 + CellWidth.of($1.text) } }

  /// Adds a part at the end, joined with the last one where they look alike.
  package mutating func append(_ text: String, _ roles: [Role] = []) {
    append(Run(text, roles))
  }

  /// Adds text at the end.
  package mutating func append(_ other: StyledText) {
    for run in other.runs { append(run) }
  }

  private mutating func append(_ run: Run) {
    guard !run.text.isEmpty else { return }
    if let last = runs.last, last.roles == run.roles {
      runs[runs.count - 1] = Run(last.text + run.text, run.roles)
    } else {
      runs.append(run)
    }
  }

  /// One text after another.
  package static func + (left: StyledText, right: StyledText) -> StyledText {
    var sum = left
    sum.append(right)
    return sum
  }

  /// The text as a palette shows it; each part ends its own look.
  package func text(_ palette: Palette) -> String {
    runs.reduce(into: "") { result, run in
      let start = palette.start(run.roles)
      result += start.isEmpty ? run.text : start + run.text + palette.end
    }
  }

  /// The text as a prompt of readline, which must be told what takes no room on the screen.
  package func prompt(_ palette: Palette) -> String {
    runs.reduce(into: "") { result, run in
      let start = palette.start(run.roles)
      result +=
        start.isEmpty ? run.text : "\u{1}\(start)\u{2}\(run.text)\u{1}\(palette.end)\u{2}"
    }
  }
}
