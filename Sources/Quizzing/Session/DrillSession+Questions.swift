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

  /// The plan's questions that fit into what is left of its minutes, at the pace of this session.
  private func planned(after current: Int) -> Int {
    let open = queues.planned.count { $0 != current && (isPlannedReview($0) || isBeginnable($0)) }
    let summary = log.place.summary
    guard let total = options.minutes.map({ $0 * 60_000 }) ?? options.milliseconds,
      summary.answers > 0, summary.milliseconds > 0
    else { return min(open, options.questionLimit.map { max(0, $0 - 1) } ?? open) }
    let left = max(0, total - summary.milliseconds) * summary.answers / summary.milliseconds
    let limit = options.questionLimit.map { max(0, $0 - summary.answers - 1) } ?? open
    return min(open, left, limit)
  }

  /// How many questions will probably follow the one on the screen.
  private func questionsAfter(_ current: Int, at instant: Instant) -> Int {
    if options.mode == .due, options.plan != nil { return planned(after: current) }
    let horizon = instant.adding(seconds: scheduler.settings.lookahead)
    let count =
      switch options.mode {
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
