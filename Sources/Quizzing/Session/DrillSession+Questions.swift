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

  /// How many questions will probably follow the one on the screen.
  private func questionsAfter(_ current: Int, at instant: Instant) -> Int {
    var items: Int
    var steps = 0
    if options.mode == .cram {
      items = queues.practice.count {
        $0 != current && isPractice($0, at: instant) && log.answers[pool.units[$0].id] == nil
      }
      steps = repeats.count { $0.unit != current }
    } else {
      let horizon = instant.adding(seconds: scheduler.settings.lookahead)
      steps = queues.steps.count { $0 != current && isStep($0, upTo: horizon) }
      let occasion = log.place.current?.occasion
      let reviews = room.reviews - (occasion == .review ? 1 : 0)
      let new = room.new - (occasion == .new ? 1 : 0)
      let isCounted = occasion == .review || occasion == .new
      let left = DailyLimits(
        new: new,
        reviews: reviews,
        total: room.total.map { $0 - (isCounted ? 1 : 0) }
      )
      items = min(queues.reviews.count { $0 != current && isReview($0) }, left.reviews)
      items += left.new(
        of: queues.new.count { $0 != current && isBeginnable($0) },
        beside: items
      )
    }
    guard let limit = options.questionLimit else { return items + steps }
    return min(items + steps, max(0, limit - log.place.summary.answers - 1))
  }
}
