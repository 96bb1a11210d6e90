/// Lays out help texts in 80 columns; its texts are the program's own, one column a character.
enum HelpLayout {
  /// The width of every help text.
  static let width = 80

  /// Fills paragraphs; lines that begin with two spaces stand as they are.
  static func filled(_ text: String) -> [String] {
    var lines: [String] = []
    var paragraph: [Substring] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let stands = line.hasPrefix("  ")
      if !stands, !line.isEmpty {
        paragraph += line.split(separator: " ")
        continue
      }
      lines += wrapped(paragraph, width: width)
      paragraph = []
      lines.append(String(line))
    }
    return lines + wrapped(paragraph, width: width)
  }

  /// Rows of a term and its meaning, the meanings in one column and wrapped within it.
  ///
  /// A term too long for its column has a line of its own.
  static func rows(_ rows: [(term: String, meaning: String)]) -> [String] {
    let column = min(rows.map(\.term.count).max() ?? 0, 26) + 4
    return rows.flatMap { row in
      let meaning = wrapped(row.meaning.split(separator: " "), width: width - column)
      let fits = row.term.count + 4 <= column
      var lines = fits ? [] : ["  " + row.term]
      for (index, text) in meaning.enumerated() {
        let term = fits && index == 0 ? "  " + row.term : ""
        lines.append(term + String(repeating: " ", count: column - term.count) + text)
      }
      return lines
    }
  }

  /// Words in lines of at most so many characters; a longer word has a line of its own.
  static func wrapped(_ words: [Substring], width: Int) -> [String] {
    var lines: [String] = []
    for word in words {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
