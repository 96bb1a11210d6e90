package import Core
package import Scheduling

/// One session of questions, as a value that is told the time and never writes.
///
/// The caller asks for the next step, puts the question, turns the answer into drafts, stores
/// them, and confirms what was stored; only then does the session move on. A question whose
/// answer could not be stored stands until it is answered again, skipped or set aside. Equal
/// items, progress, options, seed and times give equal sessions.
///
/// New items follow the chains: a follow-up is asked once the item above it was answered so that
/// its condition holds. What is due is due: it is asked whatever its chain says.
package struct DrillSession: Sendable {
  /// What the learner wants of it.
  package let options: DrillOptions
  /// The seed that shapes its questions.
  package let seed: UInt64

  let scheduler: Scheduler
  /// What an answer usually takes the learner.
  let usualMilliseconds: Int
  let recorder: AnswerRecorder
  var pool: StudyPool
  /// Where each unit stands, by its place in the pool.
  var states: [ItemProgress] = []
  /// How much is due on each study day.
  var load = DueLoad()
  var days: [Day: DayTally] = [:]
  var day: Day
  var queues: SessionQueues
  var log = SessionLog()
  /// What the question on the screen told.
  var told: ToldOutcomes?

  /// Begins a session.
  ///
  /// - Parameters:
  ///   - items: The loaded items in load order; of items with one id the first is used.
  ///   - progress: The learner's progress.
  ///   - scheduler: The learner's scheduler, with the settings.
  ///   - options: What the learner wants of it.
  ///   - seed: What shapes its questions; recorded with each answer.
  ///   - moment: Now.
  ///   - day: The study day of now.
  package init(
    items: [Item],
    progress: Progress,
    scheduler: Scheduler,
    options: DrillOptions = DrillOptions(),
    seed: UInt64,
    at moment: Moment,
    on day: Day
  ) {
    self.options = options
    self.seed = seed
    self.scheduler = scheduler
    self.day = day
    usualMilliseconds = progress.millisecondsPerAnswer
    recorder = AnswerRecorder(scheduler)
    pool = StudyPool(items, filter: options.filter)
    states = pool.units.map { progress[$0.id] }
    load = DueLoad(of: states)
    days = progress.days
    queues = SessionQueues(
      pool,
      states: states,
      fsrs: scheduler.fsrs,
      at: moment.instant,
      on: day,
      mode: options.mode,
      plan: options.plan
    )
  }

  /// What was done so far.
  package var summary: DrillSummary { log.place.summary }

  /// The root events of this session that were not taken back in it, in order.
  package var events: [EventID] { log.events }

  /// How much help was given with the question on the screen.
  package var help: AnswerHelp { log.place.help }

  /// What the session wants next; the same question again while it is not answered, which then tells
  /// what ratings lead to as of now.
  package mutating func next(at moment: Moment, on day: Day) -> DrillStep {
    if day != self.day { begin(day, at: moment) }
    if currentUnit == nil { log.turn(to: choose(at: moment.instant)) }
    guard let ask = log.place.current, let unit = currentUnit else {
      return .finished(end(at: moment))
    }
    let question = question(unit, ask, at: moment)
    told = ToldOutcomes(question, at: moment)
    return .ask(question)
  }

  /// Uses items that were read anew, as after the learner edited a bank; what was answered stays.
  package mutating func replace(
    items: [Item],
    progress: Progress,
    at moment: Moment,
    on day: Day
  ) {
    pool = StudyPool(items, filter: options.filter)
    reload(progress, at: moment, on: day)
  }

  /// Takes over progress that another session of this machine has changed: what it answered or set
  /// aside is asked here no more unless it is due again, and counts for the day's limits.
  ///
  /// The question on the screen stays; an answer to it is one more answer.
  ///
  /// - Parameters:
  ///   - progress: The progress with what the other session recorded.
  ///   - moment: Now.
  ///   - day: The study day of now.
  package mutating func takeOver(_ progress: Progress, at moment: Moment, on day: Day) {
    reload(progress, at: moment, on: day)
  }

  /// Leaves the question on the screen, as when another session has answered it; it is asked again once
  /// it is due.
  package mutating func leave() { log.turn(to: nil) }

  /// Takes over the progress of all units.
  mutating func reload(_ progress: Progress, at moment: Moment, on day: Day) {
    states = pool.units.map { progress[$0.id] }
    load = DueLoad(of: states)
    days = progress.days
    begin(day, at: moment)
  }

  /// The place of the unit that is being asked.
  var currentUnit: Int? { log.place.current.flatMap { pool.place(of: $0.unit) } }

  private mutating func begin(_ day: Day, at moment: Moment) {
    if day != self.day { log.shown = Set(log.place.current.map { [$0.unit] } ?? []) }
    self.day = day
    queues = SessionQueues(
      pool,
      states: states,
      fsrs: scheduler.fsrs,
      at: moment.instant,
      on: day,
      mode: options.mode,
      plan: options.plan
    )
  }
}
