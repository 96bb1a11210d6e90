package import Core

/// The options of a choice as they stand on the screen, labelled `a`, `b`, `c` and so on.
package struct ChoiceSheet: Equatable, Sendable {
  /// The options in the order shown.
  package let options: [ChoiceOption]

  /// Shuffles the options; equal seeds and words give equal orders.
  package init(_ options: [ChoiceOption], seed: UInt64, word: String) {
    var generator = SeededGenerator(seed: seed, word: word)
    self.options = options.shuffled(using: &generator)
  }

  /// The label of the option at a place, from 0: its letter, and past `z` its number.
  package static func label(_ place: Int) -> String {
    place < 26 ? String(UnicodeScalar(UInt8(ascii: "a") + UInt8(place))) : String(place + 1)
  }

  /// Judges an answer: right if and only if it picks exactly the right options.
  package func verdict(on line: String) throws(AnswerProblem) -> AnswerVerdict {
    let picked = try places(in: line)
    let right = options.indices.filter { options[$0].isRight }
    guard picked != Set(right) else { return .right }
    return .wrong(
      .options(
        wronglyPicked: picked.filter { !options[$0].isRight }.sorted(),
        missed: right.filter { !picked.contains($0) }
      )
    )
  }

  /// Reads labels, apart or together, as `a c`, `A,C` or `ac`, into places from 0.
  package func places(in line: String) throws(AnswerProblem) -> Set<Int> {
    let last = Self.label(max(0, options.count - 1))
    var places: Set<Int> = []
    for word in Self.words(in: line) {
      guard let place = options.indices.first(where: { Self.label($0) == word }) else {
        throw .unknownOption(word, last: last)
      }
      places.insert(place)
    }
    guard !places.isEmpty else { throw .nothingPicked(last: last) }
    return places
  }

  /// Every letter, every run of digits, and every other character that separates nothing.
  private static func words(in line: String) -> [String] {
    var words: [String] = []
    var isNumber = false
    for character in line.lowercased() {
      let isDigit = character.isASCII && character.isNumber
      if isDigit, isNumber {
        words[words.count - 1].append(character)
      } else if !character.isWhitespace, !",;.()[]".contains(character) {
        words.append(String(character))
      }
      isNumber = isDigit
    }
    return words
  }
}
