import Core
import Scheduling

extension DrillSession {
  /// The question that a unit is asked by, as it stands at a moment.
  func question(_ unit: Int, _ ask: SessionLog.Ask, at moment: Moment) -> DrillQuestion {
    let item = form(of: unit)
    let id = pool.units[unit].id
    let number = log.place.summary.answers + 1
    return DrillQuestion(
      unit: id,
      item: item,
      context: ask.isClimbed ? [] : pool.path(to: unit).map { pool.primary($0) },
      occasion: ask.occasion,
      number: number,
      total: number + questionsAfter(unit, at: moment.instant),
      sheet: AnswerSheet(item.content, seed: seed, word: "\(id)#\(states[unit].reps)"),
      previews: ask.occasion == .cram ? [:] : outcomes(unit, at: moment, on: day),
      progress: states[unit]
    )
  }

  /// What each rating of a unit would lead to.
  func outcomes(_ unit: Int, at moment: Moment, on day: Day) -> [Rating: Outcome] {
    recorder.outcomes(
      for: pool.units[unit].id,
      kind: pool.kind(unit),
      progress: states[unit],
      at: moment,
      on: day,
      seed: seed,
      load: load
    )
  }

  /// The form in which a unit is asked: drawn from the seed, another one after each review.
  func form(of unit: Int) -> Item {
    let forms = pool.forms(unit)
    guard forms.count > 1 else { return pool.items[forms[0]] }
    var generator = SeededGenerator(seed: seed, word: pool.units[unit].id.text)
    let start = Int.random(in: forms.indices, using: &generator)
    return pool.items[forms[(start + states[unit].reps) % forms.count]]
  }

  /// How many items of the plan will probably follow, by the time that the plan gives each, with the
  /// learning steps that wait.
  private func planned(after current: Int, upTo horizon: Instant) -> Int {
    let steps = queues.steps.count { $0 != current && isStep($0, upTo: horizon) }
    let isBeginning = log.place.current?.occasion == .new
    var new = room.new - (isBeginning ? 1 : 0)
    var left = millisecondsAfter(current)
    var count = 0
    // What the plan has for today is counted first, then what is asked where time is left.
    let today = queues.planned.filter { options.expected[pool.units[$0].id] != nil }
    let open = today.filter { $0 != current && isPlannedNext($0) }
    for unit in open.isEmpty ? queues.planned : open where unit != current && isPlannedNext(unit) {
      let isNew = states[unit].phase == .new
      let time = options.expected[pool.units[unit].id] ?? usualMilliseconds
      guard time <= left, !isNew || new > 0 else { continue }
      left -= time
      new -= isNew ? 1 : 0
      count += 1
    }
    return steps + count
  }

  private func isPlannedNext(_ unit: Int) -> Bool {
    isPlannedReview(unit) || (states[unit].phase == .new && isOpen(unit))
  }

  /// The milliseconds that the session will probably have left after the question on the screen.
  private func millisecondsAfter(_ current: Int) -> Int {
    guard let all = options.minutes.map({ $0 * 60_000 }) ?? options.milliseconds else {
      return .max
    }
    let isStep = log.place.current?.occasion == .step
    let time = isStep ? 0 : options.expected[pool.units[current].id] ?? usualMilliseconds
    return max(0, all - log.place.summary.milliseconds - time)
  }

  /// How many questions will probably follow the one on the screen.
  private func questionsAfter(_ current: Int, at instant: Instant) -> Int {
    let horizon = instant.adding(seconds: scheduler.settings.lookahead)
    let count =
      switch options.mode {
      case .due where options.plan != nil: planned(after: current, upTo: horizon)
      case .due: dueAfter(current, upTo: horizon)
      case .cram: practiceAfter(current, at: instant)
      case .all:
        // What the day has no room for is practised, so all that may be begun counts there.
        dueAfter(current, upTo: horizon, newInPractice: true)
          + practiceAfter(current, at: horizon)
      }
    guard let limit = options.questionLimit else { return count }
    return min(count, max(0, limit - log.place.summary.answers - 1))
  }

  private func dueAfter(
    _ current: Int,
    upTo horizon: Instant,
    newInPractice: Bool = false
  ) -> Int {
    let steps = queues.steps.count { $0 != current && isStep($0, upTo: horizon) }
    let occasion = log.place.current?.occasion
    let isCounted = occasion == .review || occasion == .new
    let left = DailyLimits(
      new: room.new - (occasion == .new ? 1 : 0),
      reviews: room.reviews - (occasion == .review ? 1 : 0),
      total: room.total.map { $0 - (isCounted ? 1 : 0) }
    )
    let reviews = min(queues.reviews.count { $0 != current && isReview($0) }, left.reviews)
    guard !newInPractice else { return steps + reviews }
    let new = queues.new.count { $0 != current && isBeginnable($0) }
    return steps + reviews + left.new(of: new, beside: reviews)
  }

  private func practiceAfter(_ current: Int, at instant: Instant) -> Int {
    let fresh = queues.practice.count {
      $0 != current && isPractice($0, at: instant) && log.answers[pool.units[$0].id] == nil
    }
    return fresh + repeats.count { $0.unit != current }
  }
}
