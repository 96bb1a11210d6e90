import Core
import Quizzing
import Scheduling
import Testing

struct SiblingSpreadTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var states: [(String, ItemProgress)]
    var left: [String]
    var testDescription: String { name }
  }

  private static let day = Day(number: 20_000)

  private static func review(due: Int, last: Int = -5) -> ItemProgress {
    var state = ItemProgress()
    state.phase = .review
    state.due = .day(day.adding(due))
    state.lastDay = day.adding(last)
    return state
  }

  private static func step(last: Int = 0) -> ItemProgress {
    var state = ItemProgress()
    state.phase = .learning(step: 0)
    state.due = .instant(Instant(milliseconds: 0))
    state.lastDay = day.adding(last)
    return state
  }

  static let cases = [
    Case(
      name: "of new numbers the first",
      states: [("a#c1", .init()), ("a#c2", .init())],
      left: ["a#c1"]
    ),
    Case(
      name: "a due number before a new one",
      states: [("a#c1", .init()), ("a#c2", review(due: 0))],
      left: ["a#c2"]
    ),
    Case(
      name: "none after an answer today",
      states: [("a#c1", review(due: 3, last: 0)), ("a#c2", .init())],
      left: ["a#c1"]
    ),
    Case(
      name: "a learning step stays",
      states: [("a#c1", step()), ("a#c2", .init())],
      left: ["a#c1"]
    ),
    Case(
      name: "a step that another day left, before a due number",
      states: [("a#c1", review(due: 0)), ("a#c2", step(last: -1)), ("a#c3", .init())],
      left: ["a#c2"]
    ),
    Case(
      name: "no step of another day after an answer today",
      states: [("a#c1", review(due: 3, last: 0)), ("a#c2", step(last: -1))],
      left: ["a#c1"]
    ),
    Case(
      name: "texts do not mind each other",
      states: [("a#c1", .init()), ("b#c1", .init()), ("c", .init())],
      left: ["a#c1", "b#c1", "c"]
    ),
    Case(
      name: "what waits stays",
      states: [("a#c1", review(due: 2)), ("a#c2", .init())],
      left: ["a#c1", "a#c2"]
    ),
  ]

  @Test(arguments: cases)
  func `a study day has room for one number of a cloze text`(example: Case) throws {
    var progress = Progress()
    var ids: [ItemID] = []
    for (text, state) in example.states {
      let id = try #require(ItemID(text))
      ids.append(id)
      progress.items[id] = state
    }
    let left = SiblingSpread.ids(ids, in: progress, on: Self.day)
    #expect(left.map(\.text) == example.left)
  }
}
