import Core
import Fitting
import Scheduling
import Testing

struct ReviewHistoriesTests {
  /// One row of the table: events as `kind item day rating`, and what they come to.
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let events: [(EventKind, String, Int, Rating?)]
    let items: Int
    let reviews: Int
    let scored: Int

    var testDescription: String { name }
  }

  private static let cases = [
    Case(name: "nothing", events: [], items: 0, reviews: 0, scored: 0),
    Case(
      name: "a first review predicts nothing",
      events: [(.review, "a", 1, .good)],
      items: 1,
      reviews: 1,
      scored: 0
    ),
    Case(
      name: "a review after a day is predicted, one on the same day is not",
      events: [
        (.review, "a", 1, .again), (.review, "a", 1, .good), (.review, "a", 2, .good),
        (.review, "b", 2, .easy), (.review, "b", 9, .again),
      ],
      items: 2,
      reviews: 5,
      scored: 2
    ),
    Case(
      name: "practice out of turn and later attempts do not count",
      events: [
        (.review, "a", 1, .good), (.cram, "a", 3, .again), (.attempt, "a", 4, .again),
        (.attempt, "b", 4, .good), (.review, "a", 5, .good),
      ],
      items: 1,
      reviews: 2,
      scored: 1
    ),
    Case(
      name: "nothing counts from before the last time an item was forgotten on purpose",
      events: [
        (.review, "a", 1, .good), (.review, "a", 3, .good), (.forget, "a", 4, nil),
        (.review, "a", 9, .hard), (.forget, "a", 10, nil), (.review, "a", 11, .good),
        (.review, "a", 15, .good),
      ],
      items: 1,
      reviews: 2,
      scored: 1
    ),
    Case(
      name: "an item that was forgotten and never seen again is gone",
      events: [
        (.review, "a", 1, .good), (.review, "b", 1, .good), (.forget, "a", 4, nil),
        (.forget, "c", 4, nil), (.review, "b", 5, .good),
      ],
      items: 1,
      reviews: 2,
      scored: 1
    ),
    Case(
      name: "what moves no memory does not count",
      events: [
        (.review, "a", 1, .good), (.lent, "a", 2, nil), (.bury, "a", 2, nil),
        (.suspend, "a", 2, nil), (.resume, "a", 2, nil), (.review, "a", 3, .good),
        (.review, "a", 4, nil),
      ],
      items: 1,
      reviews: 2,
      scored: 1
    ),
    Case(
      name: "a day earlier than the last counts as that one",
      events: [
        (.review, "a", 10, .good), (.review, "a", 4, .good), (.review, "a", 9, .good),
        (.review, "a", 12, .good),
      ],
      items: 1,
      reviews: 4,
      scored: 1
    ),
  ]

  @Test(arguments: cases)
  func `the log's entries count as they should`(row: Case) throws {
    let events = row.events.enumerated().map { index, event in
      var draft = EventDraft(
        event.0,
        at: Moment(instant: Instant(milliseconds: index), offset: 0),
        on: Day(number: event.2),
        item: ItemID(event.1)
      )
      draft.rating = event.3
      return Event(id: EventID(device: "d", sequence: index + 1), content: draft)
    }
    let histories = ReviewHistories(log: events)
    #expect(histories.itemCount == row.items)
    #expect(histories.reviewCount == row.reviews)
    #expect(ScoredReviews.count(of: histories) == row.scored)
    // A record that is there twice counts once.
    let twice = Progress.standing(events + events)
    #expect(ReviewHistories(log: twice) == ReviewHistories(log: Progress.standing(events)))
  }

  @Test func `days between reviews are those that the fold counts, wherever the clock was`() throws
  {
    func histories(_ days: [(String, Int)]) throws -> ReviewHistories {
      ReviewHistories(
        log: try days.enumerated().map { index, review in
          let moment = Moment(
            instant: Instant(milliseconds: review.1 * 86_400_000 + index),
            offset: 0
          )
          let item = try #require(ItemID(review.0))
          var draft = EventDraft(.review, at: moment, on: Day(number: review.1), item: item)
          draft.rating = .good
          return Event(id: EventID(device: "a", sequence: index + 1), content: draft)
        }
      )
    }
    let back = try histories([("a", 400), ("b", 35), ("b", 402), ("b", 405), ("a", 405)])
    let right = try histories([("a", 400), ("b", 400), ("b", 402), ("b", 405), ("a", 405)])
    #expect(back == right)
  }
}
