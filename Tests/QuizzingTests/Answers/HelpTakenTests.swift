import Core
import Quizzing
import Testing

struct HelpTakenTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var help: HelpTaken
    var today: Int
    var reviewed: Int?
    var counts: AnswerHelp
    var testDescription: String {
      "\(help) on day \(today), reviewed on \(reviewed.map(String.init) ?? "none")"
    }
  }

  private static func day(_ number: Int) -> Day { Day(number: 20_000 + number) }

  private static func hint(on number: Int) -> HelpTaken { HelpTaken(on: day(number), hints: 1) }

  @Test(arguments: [
    Case(help: hint(on: 3), today: 3, reviewed: nil, counts: .hint),
    Case(help: HelpTaken(on: day(3)), today: 3, reviewed: nil, counts: .none),
    Case(
      help: HelpTaken(on: day(3), sawSolution: true),
      today: 3,
      reviewed: nil,
      counts: .solution
    ),
    Case(
      help: HelpTaken(on: day(3), hints: 2, sawSolution: true),
      today: 3,
      reviewed: 1,
      counts: .solution
    ),
    // Slept over, and not answered in between.
    Case(help: hint(on: 3), today: 4, reviewed: nil, counts: .hint),
    Case(help: hint(on: 3), today: 9, reviewed: 2, counts: .hint),
    // Taken after the day's review, or before it: that review is over.
    Case(help: hint(on: 3), today: 4, reviewed: 3, counts: .none),
    Case(help: hint(on: 3), today: 9, reviewed: 5, counts: .none),
    // On the review's own day it counts for what comes after.
    Case(help: hint(on: 3), today: 3, reviewed: 3, counts: .hint),
  ])
  func `help counts on its day, and after it until the next review`(_ row: Case) {
    let reviewed = row.reviewed.map(Self.day)
    #expect(row.help.help(on: Self.day(row.today), reviewed: reviewed) == row.counts)
  }
}
