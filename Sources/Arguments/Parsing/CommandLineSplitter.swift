/// Splits a line typed at the program's own prompt into words, as a shell would.
///
/// White space separates words; single quotes keep everything as it is; within double quotes a
/// backslash takes the meaning off `"` and `\`; outside quotes off any character. Nothing is
/// expanded.
package enum CommandLineSplitter {
  /// The words of a whole line.
  package static func words(of line: String) throws(SplitProblem) -> [String] {
    let split = partialWords(of: line)
    if let problem = split.problem { throw problem }
    return split.isInsideWord ? split.words + [split.partial] : split.words
  }

  /// The words of a line that is still being typed, with the one at its end apart.
  package static func partialWords(of line: String) -> PartialLine {
    var reading = Reading()
    for (offset, character) in line.enumerated() { reading.take(character, at: offset) }
    return reading.result(length: line.count)
  }

  private struct Reading {
    private var words: [String] = []
    private var word = ""
    private var start: Int?
    private var quote: (character: Character, offset: Int)?
    private var backslash: Int?

    mutating func take(_ character: Character, at offset: Int) {
      if backslash != nil {
        if quote != nil, character != "\"", character != "\\" { word.append("\\") }
        word.append(character)
        backslash = nil
      } else if let open = quote {
        takeQuoted(character, at: offset, quote: open.character)
      } else if character.isWhitespace {
        finishWord()
      } else {
        start = start ?? offset
        switch character {
        case "\\": backslash = offset
        case "'", "\"": quote = (character, offset)
        default: word.append(character)
        }
      }
    }

    private mutating func takeQuoted(_ character: Character, at offset: Int, quote open: Character)
    {
      if character == open {
        quote = nil
      } else if character == "\\", open == "\"" {
        backslash = offset
      } else {
        word.append(character)
      }
    }

    private mutating func finishWord() {
      if start != nil { words.append(word) }
      word = ""
      start = nil
    }

    func result(length: Int) -> PartialLine {
      let problem: SplitProblem? =
        if let backslash {
          .danglingBackslash(column: backslash + 1)
        } else if let quote {
          .openQuote(quote.character, column: quote.offset + 1)
        } else {
          nil
        }
      return PartialLine(
        words: words,
        partial: word,
        partialOffset: start ?? length,
        isInsideWord: start != nil,
        problem: problem
      )
    }
  }
}
