import Core

/// What a session remembers of itself; small, so that each answer can be taken back by copy.
struct SessionLog: Sendable {
  /// What is being asked.
  var current: Ask?
  /// How much help was given with it.
  var help = AnswerHelp.none
  /// How many of its hints were given.
  var hintsTaken = 0
  /// The units that the climb may come to, the next one last.
  var climb: [ItemID] = []
  /// The last rating of each unit answered.
  var ratings: [ItemID: Rating] = [:]
  /// The units that were passed over.
  var skipped: Set<ItemID> = []
  /// The units that were on the screen on this study day.
  var shown: Set<ItemID> = []
  /// The units to practise once more, in order.
  var repeats: [ItemID] = []
  var summary = DrillSummary()

  /// A unit that is asked, and how it came to be.
  struct Ask: Sendable {
    var unit: ItemID
    var occasion: DrillQuestion.Occasion
    /// Whether it was reached from the item that it follows up.
    var isClimbed = false
  }

  /// Turns to a question, or to none.
  mutating func turn(to ask: Ask?) {
    current = ask
    help = .none
    hintsTaken = 0
    if let ask { shown.insert(ask.unit) }
  }
}
