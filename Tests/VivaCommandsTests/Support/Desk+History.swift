import Core
import ProgressStore
import Scheduling
import TestSupport

extension Desk {
  /// The log that the history of a desk is written to.
  static let history = "/home/ada/.local/share/viva/log/4f1c09aa7d3e/000001.jsonl"

  /// The text of each log file.
  var logs: [String] {
    files.paths.filter { $0.contains("/viva/log/") }
      .map { String(decoding: files[$0] ?? [], as: UTF8.self) }
  }

  /// Puts the reviews of a simulated learner into the log, the last on the day before now.
  func study(_ log: SimulatedLog) {
    let now = Moment(self.now) ?? Moment(instant: Instant(milliseconds: 0), offset: 0)
    let end = now.studyDay(rollover: 4).adding(-1)
    let last = log.reviews.last?.day ?? 0
    let codec = RecordCodec()
    var bytes: [UInt8] = []
    for (index, review) in log.reviews.enumerated() {
      let day = end.adding(review.day - last)
      // Noon, and a millisecond for each review, so that their order is kept.
      let instant = Instant(milliseconds: day.number * 86_400_000 + 43_200_000 + index)
      var draft = EventDraft(
        .review,
        at: Moment(instant: instant, offset: 0),
        on: day,
        item: ItemID("item-\(review.item)")
      )
      draft.rating = review.rating
      draft.due = .day(day.adding(10))
      let id = EventID(device: "4f1c09aa7d3e", sequence: index + 1)
      bytes += codec.encode(Event(id: id, content: draft)) + [UInt8(ascii: "\n")]
    }
    files[Self.history] = bytes
  }
}
