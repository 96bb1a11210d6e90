extension StyledText {
  /// The text in lines of at most `width` cells, broken at spaces and beside wide characters.
  ///
  /// Line feeds stay, runs of spaces become one, and a word that is too long is broken between
  /// grapheme clusters.
  ///
  /// - Complexity: O(n) in the length of the text.
  package func wrapped(to width: Int) -> [StyledText] {
    var wrapping = LineWrapping(width: max(1, width))
    for run in runs {
      for character in run.text { wrapping.take(character, run.roles) }
    }
    return wrapping.finished()
  }
}

/// The state of breaking text into lines.
private struct LineWrapping {
  private let width: Int
  private var lines: [StyledText] = []
  private var line: [StyledText.Run] = []
  private var lineWidth = 0
  private var word = Pieces()
  private var hasGap = false
  private var gapRoles: [Role] = []

  /// Characters that must not begin a line even beside a wide one.
  private static let closing = Set("、。，．・：；？！）］｝」』】〉》〕ーゝ々….,:;?!)]}")

  init(width: Int) { self.width = width }

  mutating func take(_ character: Character, _ roles: [Role]) {
    switch character {
    case "\n", "\r\n":
      endWord()
      endLine()
    case " ", "\t":
      endWord()
      hasGap = true
      gapRoles = roles
    default:
      let cells = CellWidth.of(character)
      let isWide = cells == 2 && WideScalars.contains(character.unicodeScalars.first ?? " ")
      if isWide || word.endsWide, !Self.closing.contains(character) { endWord() }
      if word.width + cells > width { endWord() }
      word.append(character, cells, roles)
      word.endsWide = isWide
    }
  }

  mutating func finished() -> [StyledText] {
    endWord()
    if !line.isEmpty || lines.isEmpty { endLine() }
    return lines
  }

  /// Puts the word on the line, or on the next one where it does not fit.
  private mutating func endWord() {
    guard !word.isEmpty else { return }
    let gap = hasGap && lineWidth > 0 ? 1 : 0
    if lineWidth > 0, lineWidth + gap + word.width > width {
      endLine()
    } else if gap > 0 {
      line.append(StyledText.Run(" ", line.last?.roles == gapRoles ? gapRoles : []))
      lineWidth += 1
    }
    line += word.runs
    lineWidth += word.width
    word = Pieces()
    hasGap = false
  }

  private mutating func endLine() {
    lines.append(line.reduce(into: StyledText()) { $0.append(StyledText([$1])) })
    line = []
    lineWidth = 0
    hasGap = false
  }

  /// A word that may change its look in the middle.
  private struct Pieces {
    private var parts: [(text: String, roles: [Role])] = []
    private(set) var width = 0
    /// Whether the last character is a wide one, after which a line may end.
    var endsWide = false

    var isEmpty: Bool { parts.isEmpty }
    var runs: [StyledText.Run] { parts.map { StyledText.Run($0.text, $0.roles) } }

    mutating func append(_ character: Character, _ cells: Int, _ roles: [Role]) {
      if let last = parts.indices.last, parts[last].roles == roles {
        parts[last].text.append(character)
      } else {
        parts.append((String(character), roles))
      }
      width += cells
    }
  }
}
