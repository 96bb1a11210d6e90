import Core
import Quizzing
import Scheduling
import Testing

struct OpenFollowUpsTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let links: [ItemLink]
    let states: [String: ItemProgress]
    let open: [String]

    init(
      _ name: String,
      _ links: [ItemLink],
      _ states: [String: ItemProgress] = [:],
      open: [String]
    ) {
      testDescription = name
      self.links = links
      self.states = states
      self.open = open
    }
  }

  private static let day = Day(number: 20_000)

  private static func link(
    _ id: String,
    after: String? = nil,
    _ when: FollowUpCondition = .any
  ) -> ItemLink {
    ItemLink(id: Sample.id(id), after: after.map(Sample.id), when: when)
  }

  private static func rated(_ rating: Rating) -> ItemProgress {
    var state = ItemProgress()
    state.phase = .review
    state.lastRating = rating
    return state
  }

  private static var suspended: ItemProgress {
    var state = ItemProgress()
    state.suspension = .learner
    return state
  }

  private static func buried(days: Int) -> ItemProgress {
    var state = ItemProgress()
    state.buriedUntil = day.adding(days)
    return state
  }

  static let cases = [
    Case("items without links", [link("a"), link("b")], open: ["a", "b"]),
    Case(
      "all that a day can come to, rung by rung",
      [link("a"), link("b", after: "a", .strong), link("c", after: "b", .weak)],
      open: ["a", "b", "c"]
    ),
    Case(
      "a strong answer closes what asks for a weak one",
      [link("a"), link("w", after: "a", .weak), link("s", after: "a", .strong)],
      ["a": rated(.good)],
      open: ["a", "s"]
    ),
    Case(
      "a weak answer closes what asks for a strong one",
      [link("a"), link("w", after: "a", .weak), link("s", after: "a", .strong)],
      ["a": rated(.hard)],
      open: ["a", "w"]
    ),
    Case(
      "what is above a closed follow-up is closed too",
      [link("a"), link("b", after: "a", .strong), link("c", after: "b")],
      ["a": rated(.again)],
      open: ["a"]
    ),
    Case(
      "what was answered before is open whatever its condition",
      [link("a"), link("b", after: "a", .strong)],
      ["a": rated(.again), "b": rated(.good)],
      open: ["a", "b"]
    ),
    Case(
      "a suspended opening that was never answered opens nothing",
      [link("a"), link("b", after: "a"), link("c", after: "b")],
      ["a": suspended],
      open: ["a"]
    ),
    Case(
      "a buried opening opens nothing today",
      [link("a"), link("b", after: "a")],
      ["a": buried(days: 1)],
      open: ["a"]
    ),
    Case(
      "an opening that is back from being buried counts",
      [link("a"), link("b", after: "a")],
      ["a": buried(days: 0)],
      open: ["a", "b"]
    ),
    Case("a follow-up to nothing is an opening", [link("b", after: "gone")], open: ["b"]),
    Case(
      "a circle has no way in but is not endless",
      [link("a", after: "b"), link("b", after: "a")],
      open: ["a", "b"]
    ),
    Case("an item after itself", [link("a", after: "a")], open: ["a"]),
    Case(
      "any number of a cloze text opens its follow-up",
      [link("a#c1"), link("a#c2"), link("b", after: "a", .strong)],
      ["a#c1": rated(.again), "a#c2": rated(.good)],
      open: ["a#c1", "a#c2", "b"]
    ),
    Case(
      "no number answered so closes it",
      [link("a#c1"), link("a#c2"), link("b", after: "a", .strong)],
      ["a#c1": rated(.again)],
      open: ["a#c1", "a#c2"]
    ),
    Case(
      "the order stays",
      [link("c", after: "b"), link("b", after: "a"), link("a")],
      open: ["c", "b", "a"]
    ),
  ]

  @Test(arguments: cases)
  func `follow-ups that a study day cannot come to are left out`(_ test: Case) {
    var progress = Progress()
    for (id, state) in test.states { progress.items[Sample.id(id)] = state }
    #expect(OpenFollowUps.ids(test.links, in: progress, on: Self.day).map(\.text) == test.open)
  }
}
