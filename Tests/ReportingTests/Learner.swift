import Core
import Reporting
import Scheduling

/// A learner whose log is written by a test, answer by answer.
struct Learner {
  private(set) var events: [Event] = []
  var items: [Item] = []
  let today: Day
  let moment: Moment

  /// A learner who asks for a report on a day at ten o'clock, an hour east of UTC.
  init?(on day: String) {
    guard let today = Day(day), let moment = Moment("\(day)T10:00:00+01:00") else { return nil }
    self.today = today
    self.moment = moment
  }

  /// Adds an item to the banks.
  mutating func knows(
    _ id: String,
    title: String = "A question",
    topic: String? = "ownership",
    level: Level = .mid,
    content: ItemContent = .flashcard(answer: Markdown("An answer.")),
    file: String = "Content/bank.md",
    line: Int = 1
  ) {
    guard let id = ItemID(id) else { return }
    var item = Item(
      id: id,
      bank: "bank",
      title: title,
      question: Markdown(title),
      content: content,
      level: level,
      file: file,
      position: TextPosition(line: line, column: 1),
      text: ""
    )
    item.topic = topic.flatMap { Topic($0) }
    items.append(item)
  }

  /// Adds a review so many days before today, 20 seconds long unless said otherwise.
  ///
  /// It is due again after `interval` days; 0 is a learning step ten minutes later.
  mutating func answered(
    _ id: String,
    _ rating: Rating,
    daysAgo: Int,
    interval: Int = 0,
    milliseconds: Int = 20_000,
    failing rules: [String] = []
  ) {
    did(
      .review,
      id,
      rating,
      daysAgo: daysAgo,
      interval: interval,
      milliseconds: milliseconds,
      failing: rules
    )
  }

  /// Adds an event of any kind.
  mutating func did(
    _ kind: EventKind,
    _ id: String,
    _ rating: Rating? = nil,
    daysAgo: Int,
    interval: Int = 0,
    milliseconds: Int = 20_000,
    failing rules: [String] = []
  ) {
    let day = today.adding(-daysAgo)
    let number = events.count + 1
    let instant = Instant(milliseconds: day.number * 86_400_000 + 9 * 3_600_000 + number * 1000)
    let moment = Moment(instant: instant, offset: 3600)
    var draft = EventDraft(kind, at: moment, on: day, item: ItemID(id))
    draft.rating = rating
    draft.rules = rules
    if rating != nil { draft.duration = milliseconds }
    if kind == .review {
      draft.due =
        interval > 0 ? .day(day.adding(interval)) : .instant(instant.adding(seconds: 600))
    }
    // A device of its own each, for tests write item by item, and no clock is to be set back by that.
    events.append(Event(id: EventID(device: "a\(number)", sequence: 1), content: draft))
  }

  /// Takes the last event back.
  mutating func undid(daysAgo: Int) {
    guard let last = events.last else { return }
    did(.undo, "x", daysAgo: daysAgo)
    events[events.count - 1].content.item = nil
    events[events.count - 1].content.reference = last.id
  }

  /// What a report is computed from.
  var input: ReportInput {
    let fsrs = FSRS(FSRSParameters())
    return ReportInput(
      items: items,
      progress: Progress.folding(events, using: fsrs),
      events: events,
      today: today,
      moment: moment,
      fsrs: fsrs
    )
  }

  var report: Report { Report(input) }
}
