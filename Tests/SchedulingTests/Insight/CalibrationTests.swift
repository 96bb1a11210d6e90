import Core
import Scheduling
import Testing

struct CalibrationTests {
  @Test func `predictions fall into their buckets, with the mean of each`() {
    let calibration = Calibration([
      (0.2, false), (0.95, true), (1, true), (0.91, true), (0.93, false),
    ])
    #expect(calibration.buckets.map(\.range) == [0...0.5, 0.9...0.95, 0.95...1])
    #expect(calibration.buckets.map(\.reviews) == [1, 2, 2])
    #expect(calibration.buckets.map(\.right) == [0, 1, 2])
    #expect(abs(calibration.buckets[1].predicted - 0.92) < 1e-12)
    #expect(calibration.reviews == 5)
    #expect(calibration.actual == 0.6)
  }

  @Test func `no review says nothing`() {
    let none = Calibration([])
    #expect(none.buckets.isEmpty)
    #expect(none.predicted == nil)
    #expect(none.actual == nil)
  }

  @Test func `only reviews after a day or more are judged, by the memory before them`() throws {
    let item = try #require(ItemID("a"))
    let fsrs = FSRS(FSRSParameters())
    func event(_ sequence: Int, day: Int, _ rating: Rating) -> Event {
      var draft = EventDraft(
        .review,
        at: Moment(instant: Instant(milliseconds: day * 86_400_000), offset: 0),
        on: Day(number: day),
        item: item
      )
      draft.rating = rating
      return Event(id: EventID(device: "a", sequence: sequence), content: draft)
    }
    let events = [
      event(1, day: 100, .good), event(2, day: 100, .good), event(3, day: 103, .again),
    ]
    let calibration = Calibration(of: events, fsrs: fsrs)
    let memory = fsrs.replay([
      PastReview(.good, elapsedDays: 0), PastReview(.good, elapsedDays: 0),
    ])
    let recall = fsrs.retrievability(of: try #require(memory), after: 3)
    #expect(calibration.reviews == 1)
    #expect(abs(try #require(calibration.predicted) - recall) < 1e-12)
    #expect(calibration.actual == 0)
    #expect(Calibration(of: events, fsrs: fsrs, items: []).reviews == 0)
    // Answered first while the clock was months back, which another item tells.
    var other = event(1, day: 100, .good)
    other.content.item = ItemID("b")
    let late = Calibration(
      of: [other, event(2, day: 10, .good), event(3, day: 102, .good)],
      fsrs: fsrs
    )
    let first = fsrs.replay([PastReview(.good, elapsedDays: 0)])
    let soon = fsrs.retrievability(of: try #require(first), after: 2)
    #expect(abs(try #require(late.predicted) - soon) < 1e-12)
  }
}
