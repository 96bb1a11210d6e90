package import Core

/// What the learner wants of one session.
package struct DrillOptions: Equatable, Sendable {
  /// What the session is about.
  package var filter: ItemFilter
  /// The most questions answered, 0 and up; `nil` for as many as there are.
  package var questionLimit: Int?
  /// The most new items on the study day, in this session and before it, instead of the setting's.
  package var newPerDay: Int?
  /// The minutes of answering after which no further item is asked.
  package var minutes: Int?
  /// The milliseconds that a plan has left for the study day, after which no further item is asked.
  package var milliseconds: Int?
  /// Whether what is due is asked, what is not, or both.
  package var mode: Mode
  /// What a plan has for this study day, in its order; absent for what is due and then new items.
  ///
  /// What is in it is asked whether it is due or not, without the limits of the settings, and
  /// nothing else but learning steps is.
  package var plan: [ItemID]?
  /// The milliseconds that each item which the plan has for this study day is expected to take, so
  /// that a session counts as many of them as the plan does; what else is in the plan comes after.
  package var expected: [ItemID: Int] = [:]

  /// Whether what is due is asked, what is not, or both.
  package enum Mode: Sendable {
    case due
    /// What is due or may be begun, and after it everything else as practice: what is not due, and
    /// new items that the study day has no room for or whose opening was not answered yet.
    case all
    /// Practice of what is not due: answers are logged as cram, memory stays as it is.
    case cram
  }

  /// Makes the options of a session; without arguments those of a plain one.
  package init(
    filter: ItemFilter = ItemFilter(),
    questionLimit: Int? = nil,
    newPerDay: Int? = nil,
    minutes: Int? = nil,
    mode: Mode = .due,
    plan: [ItemID]? = nil
  ) {
    self.filter = filter
    self.questionLimit = questionLimit
    self.newPerDay = newPerDay
    self.minutes = minutes
    self.mode = mode
    self.plan = plan
  }
}
