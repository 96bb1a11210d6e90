/// The tables of commands and of rules in the README.
struct ReadmeTables {
  /// The words after `viva` in the first cells of rows, each once.
  let commands: Set<String>
  /// The snake-case words that are the first cells of rows.
  let rules: Set<String>

  /// Reads the rows of a Markdown text that begin with a code span.
  init(_ text: String) {
    var commands: Set<String> = []
    var rules: Set<String> = []
    for line in text.split(separator: "\n") where line.hasPrefix("| `") {
      let cell = Self.firstCell(line)
      for span in Self.codeSpans(cell) {
        let words = span.split(separator: " ")
        if words.first == "viva", words.count > 1 {
          commands.formUnion(words[1].split(separator: "|").map(String.init).filter(Self.isWord))
        } else if words.count == 1, Self.isWord(span), cell == "`\(span)`" {
          rules.insert(span)
        }
      }
    }
    self.commands = commands
    self.rules = rules.filter { $0.contains("_") || $0 == "syntax" }
  }

  /// The text up to the first bar that is not escaped, its escapes resolved.
  private static func firstCell(_ line: Substring) -> String {
    var cell = ""
    var isEscaped = false
    for character in line.dropFirst() {
      if character == "|", !isEscaped { break }
      if isEscaped, character != "|" { cell += "\\" }
      isEscaped = character == "\\"
      if !isEscaped { cell.append(character) }
    }
    return cell[...].trimmed
  }

  private static func codeSpans(_ cell: String) -> [String] {
    cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  private static func isWord(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (97...122).contains($0) || $0 == UInt8(ascii: "_") }
  }
}
