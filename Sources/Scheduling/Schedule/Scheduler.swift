package import Core

/// Says when an item is to be asked again, for each rating it may get.
///
/// A better rating never brings an item back on an earlier study day, nor after a shorter step.
///
/// - SeeAlso: ankitects/anki 26.9.3, `rslib/src/scheduler/states/` for steps and growth.
package struct Scheduler: Sendable {
  /// The learner's choices.
  package let settings: StudySettings
  /// The memory model.
  package let fsrs: any MemoryModel
  /// Whether an item is asked at most once a study day, so that no wait may be shorter.
  let isDaily: Bool

  /// Makes a scheduler of a learner.
  ///
  /// - Parameters:
  ///   - settings: The learner's choices.
  ///   - model: The memory model.
  ///   - isDaily: Whether an item is asked at most once a study day.
  package init(settings: StudySettings, model: any MemoryModel, isDaily: Bool = false) {
    self.settings = settings
    self.isDaily = isDaily
    fsrs = model
  }

  /// Makes a scheduler of a learner whose memory is that of FSRS-6.
  package init(settings: StudySettings, parameters: FSRSParameters) {
    self.init(settings: settings, model: FSRS(parameters))
  }

  /// What each rating would lead to; the same when previewed and when answered.
  ///
  /// The fuzz is one draw for all four ratings, and follows from the seed, the item and how often
  /// it was reviewed. Within what fuzz leaves open, days on which little is due are the more
  /// likely, and light weekdays the less.
  ///
  /// - Parameters:
  ///   - progress: Where the item stands.
  ///   - item: Its id.
  ///   - moment: When it is answered.
  ///   - day: The study day of the answer, from which whole days are counted.
  ///   - seed: The seed that the log records with the answer.
  ///   - load: How much is due on each day; the item's own due in it is left out.
  /// - Returns: An outcome for every rating.
  package func outcomes(
    for progress: ItemProgress,
    item: ItemID,
    at moment: Moment,
    day: Day,
    seed: UInt64,
    load: DueLoad = DueLoad()
  ) -> [Rating: Outcome] {
    let elapsed = progress.elapsed(at: moment.instant, on: day)
    var others = load
    others.remove(progress)
    var generator = SeededGenerator(seed: seed &+ UInt64(progress.reps), word: item.text)
    let answer = Answer(
      progress: progress,
      memories: RatingTable { rating in
        fsrs.state(after: progress.memory, rated: rating, elapsed: elapsed)
      },
      moment: moment,
      day: day,
      draw: generator.nextUnit(),
      balance: DayBalance(load: others, lightDays: settings.lightDays)
    )
    let waits = waits(after: answer)
    return Dictionary(
      uniqueKeysWithValues: Rating.allCases.map { ($0, outcome(of: $0, waits[$0], answer)) }
    )
  }

  /// Whether an answer makes the item a leech: at the lapse that reaches the limit, and again
  /// after every half of the limit more.
  ///
  /// - Parameters:
  ///   - rating: The answer's rating.
  ///   - progress: Where the item stood before it.
  /// - Returns: Never true for an answer that is no lapse, nor with a limit of 0.
  package func isLeech(after rating: Rating, of progress: ItemProgress) -> Bool {
    let limit = settings.leechLapses
    guard limit > 0, progress.isLapse(rating) else { return false }
    let beyond = progress.lapses + 1 - limit
    return beyond >= 0 && beyond % ((limit + 1) / 2) == 0
  }

  private func outcome(of rating: Rating, _ wait: Wait, _ answer: Answer) -> Outcome {
    let memory = answer.memories[rating]
    switch wait {
    case .seconds(let seconds):
      return Outcome(
        phase: answer.progress.phase.step(after: rating),
        memory: memory,
        due: .instant(answer.moment.instant.adding(seconds: seconds)),
        interval: 0
      )
    case .days(let days):
      return Outcome(
        phase: .review,
        memory: memory,
        due: .day(answer.day.adding(days)),
        interval: days
      )
    }
  }
}
