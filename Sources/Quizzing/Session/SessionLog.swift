import Core

/// What a session remembers of itself beside where the units stand.
struct SessionLog: Sendable {
  /// What changes from answer to answer.
  var place = Place()
  /// The last answer to each unit answered.
  var answers: [ItemID: LastAnswer] = [:]
  /// The units that were passed over.
  var skipped: Set<ItemID> = []
  /// The units that were on the screen on this study day.
  var shown: Set<ItemID> = []
  private var confirmed: [Entry] = []

  /// Where the session is; small, so that there is a copy of it for each answer.
  struct Place: Sendable {
    /// What is being asked.
    var current: Ask?
    /// How much help was given with it.
    var help = AnswerHelp.none
    /// How many of its hints were given.
    var hintsTaken = 0
    /// The units that the climb may come to, the next one last.
    var climb: [ItemID] = []
    var summary = DrillSummary()
  }

  /// A unit that is asked, and how it came to be.
  struct Ask: Sendable {
    var unit: ItemID
    var occasion: DrillQuestion.Occasion
    /// Whether it was reached from the item that it follows up.
    var isClimbed = false
  }

  /// The last answer to a unit in this session.
  struct LastAnswer: Sendable {
    var rating: Rating
    /// Its place among the session's answers.
    var number: Int
    /// Whether it was practice, which left the schedule as it was.
    var isPractice: Bool
  }

  /// What it takes to go back to the moment before an event was confirmed.
  private struct Entry: Sendable {
    var event: EventID
    var unit: ItemID?
    var place: Place
    var answer: LastAnswer?
  }

  /// The events that were confirmed and not taken back, in order.
  var events: [EventID] { confirmed.map(\.event) }

  /// Turns to a question, or to none.
  mutating func turn(to ask: Ask?) {
    place.current = ask
    place.help = .none
    place.hintsTaken = 0
    if let ask { shown.insert(ask.unit) }
  }

  /// Keeps what an event that happened to a unit is about to change.
  mutating func remember(_ event: EventID, of unit: ItemID?) {
    confirmed.append(
      Entry(event: event, unit: unit, place: place, answer: unit.flatMap { answers[$0] })
    )
  }

  /// Goes back to the moment before an event was confirmed, if it was in this session.
  mutating func goBack(before event: EventID) {
    guard let index = confirmed.lastIndex(where: { $0.event == event }) else { return }
    for entry in confirmed[index...].reversed() {
      place = entry.place
      if let unit = entry.unit { answers[unit] = entry.answer }
    }
    confirmed.removeSubrange(index...)
  }
}
