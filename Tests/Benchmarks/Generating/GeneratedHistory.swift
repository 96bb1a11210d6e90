import Core
import Scheduling

/// A learner's reviews over four years: the intervals that FSRS gives, kept more or less, with
/// lapses and learning steps.
struct GeneratedHistory {
  /// The moment at which the history ends.
  static let end = Moment(instant: Instant(milliseconds: 1_796_029_200_000), offset: 3600)
  static let device = "4f1c09aa7d3e"

  /// The events, in order and numbered.
  let events: [Event]

  private static let span = 4 * 365

  /// Spreads so many reviews evenly over items, always in the same way for a seed.
  init(of items: [ItemID], reviews: Int, seed: UInt64) {
    let scheduler = Scheduler(settings: StudySettings(), parameters: FSRSParameters())
    var drafts: [EventDraft] = []
    drafts.reserveCapacity(reviews)
    for (index, item) in items.enumerated() {
      let count = reviews / items.count + (index < reviews % items.count ? 1 : 0)
      var learner = Learner(scheduler: scheduler, item: item, seed: seed)
      for left in stride(from: count, to: 0, by: -1) { drafts.append(learner.answer(left: left)) }
    }
    drafts.sort { $0.moment.instant < $1.moment.instant }
    events = drafts.enumerated().map { index, draft in
      Event(id: EventID(device: Self.device, sequence: index + 1), content: draft)
    }
  }

  /// What one item's reviews come to, one after the other.
  private struct Learner {
    private let scheduler: Scheduler
    private let item: ItemID
    private var generator: SeededGenerator
    private var progress = ItemProgress()
    private var moment: Moment

    init(scheduler: Scheduler, item: ItemID, seed: UInt64) {
      self.scheduler = scheduler
      self.item = item
      generator = SeededGenerator(seed: seed, word: item.text)
      let days = Int.random(in: 30...GeneratedHistory.span, using: &generator)
      moment = GeneratedHistory.end.earlier(
        byDays: days,
        hours: .random(in: 1...11, using: &generator)
      )
    }

    /// Answers, and goes on to the next answer's moment so that all that are left find their place.
    mutating func answer(left: Int) -> EventDraft {
      let day = moment.studyDay(rollover: 4)
      let rating = rating()
      let seed = generator.next()
      let outcomes = scheduler.outcomes(for: progress, item: item, at: moment, day: day, seed: seed)
      var draft = EventDraft(.review, at: moment, on: day, item: item)
      draft.textHash = Fingerprint.hex(item.text.utf8, digits: 12)
      draft.rating = rating
      draft.duration = Int.random(in: 2000...90_000, using: &generator)
      draft.parameters = FSRSParameters.name
      draft.seed = seed
      if let outcome = outcomes[rating] {
        draft.due = outcome.due
        keep(outcome, rating, day)
        moment = next(after: outcome, left: left)
      }
      return draft
    }

    private mutating func rating() -> Rating {
      switch Int.random(in: 0..<100, using: &generator) {
      case 0..<10: .again
      case 10..<25: .hard
      case 25..<85: .good
      default: .easy
      }
    }

    private mutating func keep(_ outcome: Outcome, _ rating: Rating, _ day: Day) {
      progress.phase = outcome.phase
      progress.memory = outcome.memory
      progress.interval = outcome.interval
      progress.due = outcome.due
      progress.lastDay = day
      progress.lastRating = rating
      progress.reps += 1
    }

    private mutating func next(after outcome: Outcome, left: Int) -> Moment {
      let rest = GeneratedHistory.end.instant.milliseconds - moment.instant.milliseconds
      let most = rest / (left + 1)
      let wait = max(outcome.interval * 86_400_000, 90_000)
      let noise = Int.random(in: 0...7_200_000, using: &generator)
      return moment.later(byMilliseconds: min(wait + noise, most))
    }
  }
}

extension Moment {
  fileprivate func later(byMilliseconds milliseconds: Int) -> Moment {
    Moment(
      instant: Instant(milliseconds: instant.milliseconds + milliseconds),
      offset: offset
    )
  }

  fileprivate func earlier(byDays days: Int, hours: Int) -> Moment {
    later(byMilliseconds: -(days * 24 + hours) * 3_600_000)
  }
}
