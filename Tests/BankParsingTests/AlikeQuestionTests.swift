import BankParsing
import Core
import Testing

/// Questions that are made up, and compared pair by pair.
struct AlikeQuestionTests {
  /// How questions are drawn: from few words or many, short or long, as copies that were reworded or
  /// each for itself.
  struct Draw: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var count = 300
    var words: Int
    var length: ClosedRange<Int>
    /// Of ten questions, how many are an earlier one with some words changed.
    var copies = 0
    /// Of ten copies, how many are variants or tagged.
    var listed = 0
  }

  static let draws = [
    Draw(testDescription: "few words", words: 12, length: 3...8),
    Draw(testDescription: "a vocabulary of a language", words: 60, length: 15...25),
    Draw(testDescription: "rare words", words: 3000, length: 4...30, copies: 5),
    Draw(testDescription: "the same words again and again", words: 6, length: 5...6),
    Draw(testDescription: "one word", words: 40, length: 1...1),
    Draw(testDescription: "listed copies", words: 400, length: 5...20, copies: 7, listed: 5),
    Draw(testDescription: "long questions", count: 60, words: 900, length: 300...400, copies: 6),
  ]

  private struct Question {
    var words: [String]
    var metadata = ""

    func text(_ number: Int) -> String {
      "## \(words.joined(separator: " "))\n<!-- id: i\(number)\(metadata) -->\nA.\n\n"
    }
  }

  private static func questions(_ draw: Draw, seed: UInt64) -> [Question] {
    var generator = SeededGenerator(seed: seed, word: draw.testDescription)
    func chance(_ tenths: Int) -> Bool { Int.random(in: 0..<10, using: &generator) < tenths }
    func word() -> String { "w\(Int.random(in: 0..<draw.words, using: &generator))" }
    var questions: [Question] = []
    for _ in 0..<draw.count {
      guard chance(draw.copies), let old = questions.indices.randomElement(using: &generator) else {
        let length = Int.random(in: draw.length, using: &generator)
        questions.append(Question(words: (0..<length).map { _ in word() }))
        continue
      }
      var copy = Question(words: questions[old].words)
      let changes = Int.random(in: 0...(copy.words.count / 2), using: &generator)
      for _ in 0..<changes {
        copy.words[Int.random(in: copy.words.indices, using: &generator)] = word()
      }
      if chance(draw.listed) { copy.metadata = "; tags: like:i\(old)" }
      questions.append(copy)
    }
    return questions
  }

  /// What is found where every question is compared with every earlier one, from the first on.
  private static func pairwise(_ questions: [Question]) -> [String] {
    let sets = questions.map { Set($0.words) }
    return questions.indices.compactMap { later in
      for earlier in 0..<later {
        let common = sets[later].intersection(sets[earlier]).count
        let all = sets[later].union(sets[earlier]).count
        guard common * 10 >= all * 6, questions[later].metadata != "; tags: like:i\(earlier)"
        else { continue }
        return "\(3 + 4 * later):1: error: two questions differ, and this one shares "
          + "\(common * 100 / all) % of its words with 'i\(earlier)' at b.md:\(3 + 4 * earlier); "
          + "reword it, make it a variant, or write 'tags: like:i\(earlier)'"
      }
      return nil
    }
  }

  @Test(arguments: draws, 1...5 as ClosedRange<UInt64>)
  func `what is found is what comparing every pair finds`(_ draw: Draw, seed: UInt64) {
    let questions = Self.questions(draw, seed: seed)
    let text = questions.enumerated().map { $0.element.text($0.offset) }.joined()
    let library = Library([Sample.items(text)])
    #expect(library.items.count == draw.count)
    #expect(BankCheck.findings(in: library, claims: nil).map(\.line) == Self.pairwise(questions))
  }
}
