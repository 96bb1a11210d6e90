import Core
import Scheduling

/// Writes the events of one device, one minute apart unless told otherwise.
struct LearnerLog {
  private(set) var events: [Event] = []
  let device: String
  var moment: Moment

  init(device: String = "aa", from start: String = "2026-11-30T10:00:00Z") {
    self.device = device
    moment = Moment(start) ?? Moment(instant: Instant(milliseconds: 0), offset: 0)
  }

  var today: Day { moment.studyDay(rollover: 4) }

  /// Moves the clock, back too.
  mutating func wait(days: Int = 0, seconds: Int = 0) {
    moment = Moment(
      instant: moment.instant.adding(seconds: days * 86_400 + seconds),
      offset: moment.offset
    )
  }

  /// Writes an event, whose item is an id, and returns its id.
  @discardableResult
  mutating func write(
    _ kind: EventKind,
    _ item: String? = nil,
    _ shape: (inout EventDraft) -> Void = { _ in }
  ) -> EventID {
    var draft = EventDraft(kind, at: moment, on: today, item: item.flatMap { ItemID($0) })
    shape(&draft)
    let id = EventID(device: device, sequence: events.count + 1)
    events.append(Event(id: id, content: draft))
    wait(seconds: 60)
    return id
  }

  /// Writes a review that is due again after days.
  @discardableResult
  mutating func review(_ item: String, _ rating: Rating, days: Int) -> EventID {
    let due = Due.day(today.adding(days))
    return write(.review, item) {
      $0.rating = rating
      $0.duration = 8000
      $0.due = due
    }
  }

  /// Writes a review that is due again after seconds, in a learning step.
  @discardableResult
  mutating func review(_ item: String, _ rating: Rating, seconds: Int) -> EventID {
    let due = Due.instant(moment.instant.adding(seconds: seconds))
    return write(.review, item) {
      $0.rating = rating
      $0.duration = 8000
      $0.due = due
    }
  }

  @discardableResult
  mutating func undo(_ id: EventID) -> EventID { write(.undo) { $0.reference = id } }

  var progress: Progress { Progress.folding(events, using: FSRS(FSRSParameters())) }
}

extension Progress {
  /// Where the item with that id stands.
  func item(_ id: String) -> ItemProgress { ItemID(id).map { self[$0] } ?? ItemProgress() }
}
