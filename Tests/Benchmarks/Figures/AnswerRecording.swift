import Core
import Effects
import ProgressStore
import Scheduling

/// One recorded answer of a learner with a long history, beside adding as many bytes to a file and
/// waiting for the disk.
enum AnswerRecording: Benchmark {
  static let name = "answer-recording"

  static func figures(in workshop: Workshop) throws -> [Figure] {
    let home = try workshop.largeHome
    let store = try ProgressStore.open(
      home.data,
      for: .recording,
      files: LiveFiles(),
      entropy: LiveEntropy(),
      at: GeneratedHistory.end,
      using: FSRS(FSRSParameters())
    )
    var second = 0
    let line = [UInt8](repeating: UInt8(ascii: "x"), count: 300)
    let runs = try Alternation(
      floor: {
        try Stopwatch.milliseconds { try RawFile.append(line, to: workshop.path("appended")) }
      },
      subject: {
        second += 1
        let draft = answer(second)
        return try Stopwatch.milliseconds { try store.record([draft]) }
      }
    )
    return [
      Figure(
        name: "\(name): time",
        unit: .milliseconds,
        samples: runs.subject,
        floor: .init(name: "open, write, fdatasync", samples: runs.floor)
      ),
      Figure(name: "\(name): over the floor", unit: .ratio, samples: runs.ratios),
    ]
  }

  private static func answer(_ second: Int) -> EventDraft {
    let end = GeneratedHistory.end
    let moment = Moment(instant: end.instant.adding(seconds: second), offset: end.offset)
    var draft = EventDraft(
      .review,
      at: moment,
      on: moment.studyDay(rollover: 4),
      item: ItemID("g\(second)-0")
    )
    draft.rating = .good
    draft.due = .day(draft.day.adding(3))
    return draft
  }
}
