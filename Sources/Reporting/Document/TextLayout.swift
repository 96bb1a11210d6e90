/// Lays words out in lines of at most 80 cells.
///
/// Widths are estimated from above: what may take two cells counts as two, so that a line is
/// never too long, whatever the terminal.
enum TextLayout {
  /// The cells of a line.
  static let width = 80

  /// The cells that text takes, at most.
  static func cells(_ text: String) -> Int { text.reduce(0) { $0 + cells($1) } }

  /// The text cut to so many cells, with `…` where something was cut off.
  static func clipped(_ text: String, to limit: Int) -> String {
    guard cells(text) > limit else { return text }
    var kept = ""
    var room = limit - 1
    for character in text {
      room -= cells(character)
      guard room >= 0 else { break }
      kept.append(character)
    }
    return kept + "…"
  }

  /// The text with spaces up to so many cells, after it or before it.
  static func padded(_ text: String, to width: Int, isTrailing: Bool = false) -> String {
    let space = String(repeating: " ", count: max(width - cells(text), 0))
    return isTrailing ? space + text : text + space
  }

  /// Lines that begin with `first`, the others with as much space; a word too long for a line is
  /// broken.
  static func wrapped(_ text: String, first: String) -> [String] {
    let room = width - cells(first)
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ").flatMap({ pieces(of: $0, room: room) }) {
      if line.isEmpty {
        line = word
      } else if cells(line) + 1 + cells(word) <= room {
        line += " \(word)"
      } else {
        lines.append(line)
        line = word
      }
    }
    lines.append(line)
    let indent = String(repeating: " ", count: cells(first))
    return lines.enumerated().map { ($0.offset == 0 ? first : indent) + $0.element }
  }

  private static func pieces(of word: Substring, room: Int) -> [String] {
    guard cells(String(word)) > room else { return [String(word)] }
    var pieces: [String] = []
    var piece = ""
    for character in word {
      if cells(piece) + cells(character) > room {
        pieces.append(piece)
        piece = ""
      }
      piece.append(character)
    }
    return pieces + [piece]
  }

  private static func cells(_ character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    if character.isASCII || scalar.value < 0x1100 { return 1 }
    let isSymbol = (0x2000...0x25ff).contains(scalar.value)
    return isSymbol && character.unicodeScalars.count == 1 ? 1 : 2
  }
}
