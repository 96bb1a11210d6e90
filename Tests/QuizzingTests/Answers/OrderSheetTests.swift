import Core
import Quizzing
import Testing

struct OrderSheetTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var line: String
    var places: [Int]?
    var problem: AnswerProblem?
    var testDescription: String { "'\(line)'" }
  }

  private func steps(_ count: Int) -> [Markdown] { (0..<count).map { Markdown("step \($0)") } }

  @Test(arguments: [
    Case(line: "3 1 2", places: [2, 0, 1]),
    Case(line: "3,1,2", places: [2, 0, 1]),
    Case(line: " 3.  1. 2. ", places: [2, 0, 1]),
    Case(line: "312", places: [2, 0, 1]),
    Case(line: "3 1", problem: .missingSteps([2], count: 3)),
    Case(line: "", problem: .missingSteps([1, 2, 3], count: 3)),
    Case(line: "1 2 2", problem: .repeatedStep(2)),
    Case(line: "1 2 4", problem: .unknownStep("4", count: 3)),
    Case(line: "0 1 2", problem: .unknownStep("0", count: 3)),
    Case(line: "a b c", problem: .unknownStep("a", count: 3)),
    Case(line: "31", problem: .unknownStep("31", count: 3)),
    Case(line: "99999999999999999999", problem: .unknownStep("99999999999999999999", count: 3)),
  ])
  func `every step is named once by its number`(example: Case) throws {
    let sheet = OrderSheet(steps(3), seed: 1, word: "a")
    if let problem = example.problem {
      #expect(throws: problem) { try sheet.places(in: example.line) }
    } else {
      #expect(try sheet.places(in: example.line) == example.places)
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `the steps are never shown in the right order`(seed: UInt64) throws {
    for count in 2...4 {
      let sheet = OrderSheet(steps(count), seed: seed, word: "a")
      #expect(sheet.steps != sheet.solution)
      #expect(Set(sheet.steps) == Set(sheet.solution))
      let line = sheet.solution.map { step in
        sheet.steps.firstIndex(of: step).map { String($0 + 1) } ?? ""
      }.joined(separator: " ")
      #expect(try sheet.verdict(on: line) == .right)
      let shown = (1...count).map(String.init).joined(separator: " ")
      #expect(try sheet.verdict(on: shown) != .right)
    }
  }

  @Test func `a wrong order says which places are right`() throws {
    let sheet = OrderSheet(steps(3), seed: 2, word: "a")
    let right = sheet.solution.compactMap { sheet.steps.firstIndex(of: $0) }.map { $0 + 1 }
    let line = "\(right[0]) \(right[2]) \(right[1])"
    #expect(try sheet.verdict(on: line) == .wrong(.places([true, false, false])))
  }

  @Test func `steps that read alike may stand for one another`() throws {
    let same = [Markdown("a"), Markdown("a")]
    let sheet = OrderSheet(same, seed: 1, word: "a")
    #expect(try sheet.verdict(on: "1 2") == .right)
    #expect(try sheet.verdict(on: "2 1") == .right)
  }

  @Test func `few steps are an order too`() throws {
    #expect(try OrderSheet(steps(1), seed: 1, word: "a").verdict(on: "1") == .right)
    #expect(try OrderSheet([], seed: 1, word: "a").verdict(on: "") == .right)
  }
}
