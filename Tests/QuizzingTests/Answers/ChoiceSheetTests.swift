import Core
import Quizzing
import Testing

struct ChoiceSheetTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var line: String
    var places: Set<Int>?
    var problem: AnswerProblem?
    var testDescription: String { "'\(line)'" }
  }

  /// A sheet of so many options, of which those are right that stand at the given places.
  private func sheet(_ count: Int, right: Set<Int>) -> ChoiceSheet {
    let plain = ChoiceSheet(options(count, right: []), seed: 3, word: "a")
    let marked = plain.options.enumerated().filter { right.contains($0.offset) }.map(\.element.text)
    let options = options(count, right: []).map { option in
      var option = option
      option.isRight = marked.contains(option.text)
      return option
    }
    return ChoiceSheet(options, seed: 3, word: "a")
  }

  private func options(_ count: Int, right: Set<Int>) -> [ChoiceOption] {
    (0..<count).map {
      ChoiceOption(
        text: Markdown("option \($0)"),
        explanation: Markdown(""),
        isRight: right.contains($0)
      )
    }
  }

  @Test(arguments: [
    Case(line: "a", places: [0]),
    Case(line: "a c", places: [0, 2]),
    Case(line: "A,C", places: [0, 2]),
    Case(line: "ac", places: [0, 2]),
    Case(line: " c)  a) ", places: [0, 2]),
    Case(line: "a a", places: [0]),
    Case(line: "", problem: .nothingPicked(last: "d")),
    Case(line: " , ", problem: .nothingPicked(last: "d")),
    Case(line: "a e", problem: .unknownOption("e", last: "d")),
    Case(line: "a 12", problem: .unknownOption("12", last: "d")),
    Case(line: "ä", problem: .unknownOption("ä", last: "d")),
  ])
  func `letters are read apart or together, in either case`(example: Case) throws {
    let sheet = sheet(4, right: [0])
    if let problem = example.problem {
      #expect(throws: problem) { try sheet.places(in: example.line) }
    } else {
      #expect(try sheet.places(in: example.line) == example.places)
    }
  }

  @Test func `an answer is right if and only if it is exactly the right set`() throws {
    let sheet = sheet(4, right: [0, 2])
    #expect(try sheet.verdict(on: "c a") == .right)
    #expect(try sheet.verdict(on: "a") == .wrong(.options(wronglyPicked: [], missed: [2])))
    #expect(
      try sheet.verdict(on: "abd") == .wrong(.options(wronglyPicked: [1, 3], missed: [2]))
    )
  }

  @Test func `options past z are named by their numbers`() throws {
    #expect([0, 25, 26, 29].map(ChoiceSheet.label) == ["a", "z", "27", "30"])
    #expect(try sheet(30, right: [1, 28]).verdict(on: "b29") == .right)
  }

  @Test func `equal seeds and words give equal orders, of the same options`() {
    let options = options(5, right: [1])
    let sheet = ChoiceSheet(options, seed: 1, word: "a")
    #expect(sheet == ChoiceSheet(options, seed: 1, word: "a"))
    #expect(Set(sheet.options.map(\.text)) == Set(options.map(\.text)))
    let orders = (0..<20).map { ChoiceSheet(options, seed: 1, word: "a#\($0)").options.map(\.text) }
    #expect(Set(orders).count > 10)
  }
}
