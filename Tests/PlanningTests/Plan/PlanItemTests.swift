import Core
import Planning
import Scheduling
import Testing

struct PlanItemTests {
  private func item(
    _ id: String,
    level: Level = .mid,
    after: String? = nil,
    when: FollowUpCondition = .any
  ) throws -> Item {
    var item = Item(
      id: try #require(ItemID(id)),
      bank: "bank",
      title: id,
      question: Markdown(id),
      content: .flashcard(answer: Markdown("answer")),
      level: level,
      file: "bank.md",
      position: TextPosition(line: 1, column: 1),
      text: ""
    )
    item.after = after.flatMap { ItemID($0) }
    item.when = when
    return item
  }

  private func progress(_ ratings: [String: Rating]) -> Progress {
    var progress = Progress()
    for (id, rating) in ratings {
      guard let id = ItemID(id) else { continue }
      var state = ItemProgress()
      state.phase = .review
      state.memory = MemoryState(stability: 3, difficulty: 5)
      state.firstRating = rating
      state.lastRating = rating
      progress.items[id] = state
    }
    return progress
  }

  @Test func `levels above the goal's and forms of other items are left out`() throws {
    var form = try item("form")
    form.variantOf = ItemID("a")
    let items = [try item("a"), form, try item("b", level: .senior), try item("c", level: .staff)]
    let planned = PlanItem.all(of: items, upTo: .senior, in: Progress())
    #expect(planned.map(\.id.text) == ["a", "b"])
  }

  @Test(arguments: [
    (when: FollowUpCondition.any, rating: Rating?.none, isOpen: true),
    (.strong, nil, true), (.weak, nil, false), (.any, .again, true), (.strong, .again, false),
    (.weak, .again, true), (.strong, .good, true), (.weak, .easy, false),
  ])
  func `a follow-up is open where the answer to its opening leads to it, or may yet`(
    when: FollowUpCondition,
    rating: Rating?,
    isOpen: Bool
  ) throws {
    let items = [try item("a"), try item("b", after: "a", when: when)]
    let planned = PlanItem.all(
      of: items,
      upTo: .mid,
      in: progress(rating.map { ["a": $0] } ?? [:])
    )
    #expect(planned[1].isOpen == isOpen)
    #expect(planned[1].opening == (rating == nil ? 0 : nil))
  }

  @Test func `below a closed follow-up nothing is open`() throws {
    let items = [
      try item("a"), try item("b", after: "a", when: .weak), try item("c", after: "b"),
    ]
    let planned = PlanItem.all(of: items, upTo: .mid, in: Progress())
    #expect(planned.map(\.isOpen) == [true, false, false])
  }

  @Test func `a circle or a link to nowhere closes nothing`() throws {
    let items = [
      try item("a", after: "b"), try item("b", after: "a"), try item("c", after: "nowhere"),
    ]
    let planned = PlanItem.all(of: items, upTo: .mid, in: Progress())
    #expect(planned.map(\.isOpen) == [true, true, true])
  }

  @Test func `what was set aside is not open`() throws {
    var progress = progress(["a": .good])
    let id = try #require(ItemID("a"))
    progress.items[id]?.suspension = .learner
    #expect(PlanItem.all(of: [try item("a")], upTo: .mid, in: progress)[0].isOpen == false)
  }
}
