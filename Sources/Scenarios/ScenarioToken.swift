/// A word of a scenario's line, or a text between quotation marks.
struct ScenarioToken: Equatable {
  /// What it is.
  let kind: Kind
  /// The word, or the text without its quotation marks and escapes.
  let text: String
  /// Where it begins, 1 and up, in UTF-8 bytes.
  let column: Int
  /// Where it ends.
  let end: Int

  /// The kinds of tokens.
  enum Kind {
    case word
    case text
  }

  /// As it stands in the line, for messages.
  var shown: String { kind == .word ? text : "\"\(text)\"" }

  /// Takes a line apart.
  static func all(in line: Substring, number: Int) throws(ScenarioProblem) -> [ScenarioToken] {
    var tokens: [ScenarioToken] = []
    let scalars = Array(line.unicodeScalars)
    var index = 0
    var column = 1
    func advance(by count: Int = 1) {
      for scalar in scalars[index..<index + count] { column += UTF8.width(scalar) }
      index += count
    }
    while index < scalars.count {
      let scalar = scalars[index]
      if scalar == " " || scalar == "\t" {
        advance()
      } else if scalar == "\"" {
        let start = column
        var text = ""
        advance()
        while true {
          guard index < scalars.count else {
            throw ScenarioProblem(.unclosedText, line: number, column: start)
          }
          let scalar = scalars[index]
          if scalar == "\"" { break }
          if scalar == "\\" {
            let next = index + 1 < scalars.count ? scalars[index + 1] : nil
            guard let next else {
              throw ScenarioProblem(.unclosedText, line: number, column: start)
            }
            guard next == "\"" || next == "\\" else {
              throw ScenarioProblem(.unknownEscape(Character(next)), line: number, column: column)
            }
            advance()
          }
          try check(scalars[index], number, column)
          text.unicodeScalars.append(scalars[index])
          advance()
        }
        advance()
        tokens.append(ScenarioToken(kind: .text, text: text, column: start, end: column))
      } else {
        let start = column
        var text = ""
        while index < scalars.count, ![" ", "\t", "\""].contains(scalars[index]) {
          try check(scalars[index], number, column)
          text.unicodeScalars.append(scalars[index])
          advance()
        }
        tokens.append(ScenarioToken(kind: .word, text: text, column: start, end: column))
      }
    }
    return tokens
  }

  private static func check(
    _ scalar: Unicode.Scalar,
    _ line: Int,
    _ column: Int
  ) throws(ScenarioProblem) {
    guard scalar.properties.generalCategory != .control else {
      throw ScenarioProblem(.controlCharacter, line: line, column: column)
    }
  }
}
