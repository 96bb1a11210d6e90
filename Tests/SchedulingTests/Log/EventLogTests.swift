import Core
import Scheduling
import Testing

struct EventLogTests {
  private static let moment = Moment(
    instant: Instant(milliseconds: 1_796_029_200_123),
    offset: -64_800
  )

  /// Events of all kinds, with all that they may say and with nothing of it.
  static var events: [Event] {
    var events: [Event] = []
    for (index, kind) in EventKind.allCases.enumerated() {
      var draft = EventDraft(kind, at: moment, on: Day(number: 20_000 - index))
      events.append(Event(id: EventID(device: "a", sequence: 2 * index + 1), content: draft))
      draft.item = ItemID("item-\(index % 3)#c\(index + 1)")
      draft.textHash = "3f0a9b5512cd"
      draft.rating = Rating(rawValue: index % 4 + 1)
      draft.duration = index == 0 ? 0 : 999_999_999_999_999_999
      draft.due = index % 2 == 0 ? .day(Day(number: -3)) : .instant(moment.instant)
      draft.parameters = "fsrs6"
      draft.seed = index == 0 ? 0 : .max
      draft.reference = EventID(device: "b\(index)", sequence: 7)
      draft.name = "a name"
      draft.value = ""
      draft.rules = ["b", "a"]
      let device = String(repeating: "z", count: 32 - index)
      events.append(Event(id: EventID(device: device, sequence: Int(1e15)), content: draft))
    }
    return events
  }

  @Test func `what is put in comes out`() {
    #expect(Array(EventLog(Self.events)) == Self.events)
  }

  @Test(arguments: 0...events.count)
  func `logs that are put together say what each said`(split: Int) {
    var log = EventLog(Self.events[..<split])
    // Whose names have other numbers there.
    log.append(contentsOf: EventLog(Self.events[split...].reversed()))
    #expect(Array(log) == Self.events[..<split] + Self.events[split...].reversed())
    log.append(contentsOf: EventLog())
    #expect(log.count == Self.events.count)
  }

  @Test func `a thousand names are told apart`() {
    let events = (0..<3000).map { index in
      let item = ItemID("item-\(index % 1000)")
      return Event(
        id: EventID(device: "a", sequence: index + 1),
        content: EventDraft(.forget, at: Self.moment, on: Day(number: 0), item: item)
      )
    }
    #expect(Array(EventLog(events)) == events)
  }

  @Test func `an event takes another's place with all that it says`() {
    var log = EventLog(Self.events)
    let last = Self.events.count - 1
    log.replace(0, with: Self.events[last])
    log.replace(last, with: Self.events[0])
    var expected = Self.events
    expected.swapAt(0, last)
    #expect(Array(log) == expected)
  }

  @Test func `what is left after some are taken out is as it was`() {
    let kept = Self.events.enumerated().filter { $0.offset % 3 != 1 }.map(\.element)
    let places = Set(Self.events.indices.filter { $0 % 3 == 1 })
    #expect(Array(EventLog(Self.events).removing(places)) == kept)
  }
}
