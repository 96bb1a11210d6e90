import Core
import Quizzing
import Scheduling

/// A learner with a log, a clock that is set by hand, and one session after another.
struct Learner {
  var items: [Item]
  var settings = StudySettings()
  var options = DrillOptions()
  var seed: UInt64 = 7
  /// Seconds that an answer takes.
  var pace = 30
  private(set) var now = Moment(instant: Instant(milliseconds: 0), offset: 0)
  private(set) var events: [Event] = []
  private(set) var progress = Progress()
  private var clocks = DeviceClocks()
  private(set) var session: DrillSession?

  /// Begins on 2026-11-30 at 10:00 UTC.
  init(_ items: [Item]) {
    self.items = items
    guard let start = Moment("2026-11-30T10:00:00Z") else { return }
    now = start
  }

  var scheduler: Scheduler { Scheduler(settings: settings, parameters: FSRSParameters()) }
  var day: Day { now.studyDay(rollover: settings.rollover) }

  /// Lets time pass.
  mutating func wait(days: Int = 0, seconds: Int = 0) {
    now = Moment(
      instant: now.instant.adding(seconds: days * 86_400 + seconds),
      offset: now.offset
    )
  }

  /// Sets the clock, and the offset of the wall's.
  mutating func move(to moment: Moment) { now = moment }

  /// Starts a new session, as a new run of the program does.
  mutating func start() {
    session = DrillSession(
      items: items,
      progress: progress,
      scheduler: scheduler,
      options: options,
      seed: seed,
      at: now,
      on: day
    )
  }

  /// What the session wants next.
  mutating func next() -> DrillStep {
    if session == nil { start() }
    let (now, day) = (now, day)
    return session?.next(at: now, on: day) ?? .finished(.noItems)
  }

  /// The question on the screen.
  mutating func question() -> DrillQuestion? {
    guard case .ask(let question) = next() else { return nil }
    return question
  }

  /// Why the session ends.
  mutating func end() -> DrillEnd? {
    guard case .finished(let end) = next() else { return nil }
    return end
  }

  /// Answers the question on the screen after the pace's time.
  @discardableResult
  mutating func answer(_ rating: Rating) -> [EventDraft] {
    _ = next()
    wait(seconds: pace)
    let drafts =
      session?.answer(rating, milliseconds: pace * 1000, at: now, on: day) ?? []
    store(drafts)
    return drafts
  }

  /// Answers questions until the session ends or this many are answered; the units asked.
  mutating func answerAll(_ rating: Rating = .good, most: Int = 1000) -> [String] {
    var units: [String] = []
    while units.count < most, let question = question() {
      units.append(question.unit.text)
      answer(rating)
    }
    return units
  }

  /// Stores drafts as the log does and confirms them.
  mutating func store(_ drafts: [EventDraft]) {
    var stored: [Event] = []
    for draft in drafts {
      let number = (events.last?.id.sequence ?? 0) + 1 + stored.count
      var event = Event(id: EventID(device: "a", sequence: number), content: draft)
      if let root = stored.first { event.content.reference = root.id }
      stored.append(event)
    }
    events += stored
    for event in stored { progress.apply(event, held: clocks.take(event), using: scheduler.fsrs) }
    session?.confirm(stored, progress: progress)
  }

  /// Writes an event without the session's doing.
  mutating func log(_ kind: EventKind, _ item: String, rating: Rating? = nil, due: Due? = nil) {
    var draft = EventDraft(kind, at: now, on: day, item: Sample.id(item))
    draft.rating = rating
    draft.due = due
    let event = Event(
      id: EventID(device: "a", sequence: (events.last?.id.sequence ?? 0) + 1),
      content: draft
    )
    events.append(event)
    progress.apply(event, held: clocks.take(event), using: scheduler.fsrs)
  }

  /// Writes a review by which an item is due so many days from today.
  mutating func know(_ item: String, _ rating: Rating = .good, dueIn days: Int) {
    log(.review, item, rating: rating, due: .day(day.adding(days)))
  }

  mutating func skip() {
    _ = next()
    session?.skip()
  }

  mutating func bury() {
    _ = next()
    store(session?.bury(at: now, on: day) ?? [])
  }

  mutating func suspend() {
    _ = next()
    store(session?.suspend(at: now, on: day) ?? [])
  }

  mutating func hint() -> Markdown? {
    _ = next()
    return session?.takeHint()
  }

  mutating func showSolution() { session?.showSolution() }

  /// Gives the session items that were read anew.
  mutating func replace(items: [Item], progress: Progress, at moment: Moment, on day: Day) {
    session?.replace(items: items, progress: progress, at: moment, on: day)
  }

  /// Lets the session know of what was logged without its doing.
  mutating func takeOver() {
    let (now, day, progress) = (now, day, progress)
    session?.takeOver(progress, at: now, on: day)
  }

  /// Takes back the last root event with its consequences.
  mutating func undo() {
    guard let root = events.last(where: { $0.content.reference == nil }) else { return }
    events.removeAll { $0.id == root.id || $0.content.reference == root.id }
    progress = Progress.folding(events, using: scheduler.fsrs)
    let (now, day) = (now, day)
    session?.undone(root, progress: progress, at: now, on: day)
  }
}
