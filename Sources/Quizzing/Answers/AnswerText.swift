/// A text that is compared with another: white space folded, code told from prose.
///
/// Characters are compared by canonical equivalence, which is what comparing in NFC comes to.
struct AnswerText {
  /// The characters; a run of white space is one space, and there is none at either end.
  private(set) var letters: [Letter] = []

  /// One character with what a comparison needs.
  struct Letter {
    var character: Character
    /// The character without case.
    var folded: String
    /// Whether it stands in a code span, where case counts.
    var isCode: Bool
  }

  /// Takes the text as it stands; backticks are characters like any other.
  init(plain text: String) {
    for character in text { append(character, isCode: false) }
    trim()
  }

  /// Takes the text without the backticks of its code spans, whose characters become code.
  ///
  /// As in CommonMark a run of backticks is closed by the next run of the same length, and a run
  /// that is not closed is text.
  init(markdown text: String) {
    let characters = Array(text)
    var index = 0
    while index < characters.count {
      let run = Self.backticks(in: characters, from: index)
      if run > 0, let close = Self.closing(run: run, in: characters, from: index + run) {
        for character in Self.unpadded(characters[index + run..<close]) {
          append(character, isCode: true)
        }
        index = close + run
      } else {
        for character in characters[index..<index + max(1, run)] {
          append(character, isCode: false)
        }
        index += max(1, run)
      }
    }
    trim()
  }

  /// Joins texts by another one and a space.
  init(joining texts: [AnswerText], separator: AnswerText) {
    for text in texts {
      if !letters.isEmpty {
        letters += separator.letters
        append(" ", isCode: false)
      }
      letters += text.letters
    }
  }

  /// The text as it is compared.
  var string: String { String(letters.map(\.character)) }

  /// Whether another text answers this one: code by case, prose without.
  func accepts(_ given: AnswerText) -> Bool {
    letters.count == given.letters.count
      && zip(letters, given.letters).allSatisfy { $0.matches($1) }
  }

  /// Whether every place where this text stands in another one is code.
  ///
  /// So a cloze mark inside a code span, whose text has lost the backticks, is known as code.
  func isOnlyCode(in whole: AnswerText) -> Bool {
    guard !letters.isEmpty, letters.count <= whole.letters.count else { return false }
    var found = false
    for start in 0...(whole.letters.count - letters.count) {
      let place = whole.letters[start..<start + letters.count]
      guard zip(place, letters).allSatisfy({ $0.character == $1.character }) else { continue }
      guard place.allSatisfy(\.isCode) else { return false }
      found = true
    }
    return found
  }

  /// The same text, all of it code.
  func asCode() -> AnswerText {
    var text = self
    for index in text.letters.indices { text.letters[index].isCode = true }
    return text
  }

  private mutating func append(_ character: Character, isCode: Bool) {
    guard !character.isWhitespace else {
      if let last = letters.last, last.character != " " {
        letters.append(Letter(character: " ", folded: " ", isCode: isCode))
      }
      return
    }
    letters.append(
      Letter(character: character, folded: character.lowercased(), isCode: isCode)
    )
  }

  private mutating func trim() {
    if letters.last?.character == " " { letters.removeLast() }
  }

  private static func backticks(in characters: [Character], from start: Int) -> Int {
    characters[start...].prefix { $0 == "`" }.count
  }

  private static func closing(run: Int, in characters: [Character], from start: Int) -> Int? {
    var index = start
    while index < characters.count {
      let length = backticks(in: characters, from: index)
      if length == run { return index }
      index += max(1, length)
    }
    return nil
  }

  /// Code without the one space that may pad it on both sides.
  private static func unpadded(_ code: ArraySlice<Character>) -> ArraySlice<Character> {
    guard code.count > 2, code.first == " ", code.last == " ", code.contains(where: { $0 != " " })
    else { return code }
    return code.dropFirst().dropLast()
  }
}

extension AnswerText.Letter {
  /// Whether a learner's character answers this one.
  func matches(_ given: AnswerText.Letter) -> Bool {
    isCode ? character == given.character : folded == given.folded
  }
}
