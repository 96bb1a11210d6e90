import Core
import Scheduling
import Testing

struct EventOrderTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    /// Events as device, number and second.
    let events: [(String, Int, Int)]
    let order: [String]
    var testDescription: String { name }
  }

  @Test(arguments: [
    Case(
      name: "by instant",
      events: [("b", 1, 10), ("a", 1, 20), ("b", 2, 30)],
      order: ["b-1", "a-1", "b-2"]
    ),
    Case(
      name: "then by device",
      events: [("b", 1, 10), ("a", 1, 10), ("c", 1, 10)],
      order: ["a-1", "b-1", "c-1"]
    ),
    Case(
      name: "then by number",
      events: [("a", 2, 10), ("a", 10, 10), ("a", 1, 10)],
      order: ["a-1", "a-2", "a-10"]
    ),
    Case(
      name: "an instant before the device's previous one counts as that one",
      events: [("a", 1, 50), ("a", 2, 10), ("b", 1, 20), ("b", 2, 60)],
      order: ["b-1", "a-1", "a-2", "b-2"]
    ),
    Case(
      name: "a clock that was set back twice keeps its latest instant",
      events: [("a", 1, 50), ("a", 2, 10), ("a", 3, 30), ("b", 1, 40), ("b", 2, 55)],
      order: ["b-1", "a-1", "a-2", "a-3", "b-2"]
    ),
    Case(
      name: "an event that is there twice counts once",
      events: [("a", 1, 10), ("b", 1, 15), ("a", 1, 10)],
      order: ["a-1", "b-1"]
    ),
    Case(name: "nothing", events: [], order: []),
  ])
  func `events are in order`(test: Case) {
    let events = test.events.map { device, sequence, second in
      Event(
        id: EventID(device: device, sequence: sequence),
        content: EventDraft(
          .setting,
          at: Moment(instant: Instant(milliseconds: second * 1000), offset: 0),
          on: Day(number: 0)
        )
      )
    }
    #expect(EventOrder.sorted(events).map(\.id.description) == test.order)
    #expect(EventOrder.sorted(events.reversed()).map(\.id.description) == test.order)
  }
}
