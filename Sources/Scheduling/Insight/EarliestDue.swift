import Core

/// The earliest of the dues noted, where a study day begins at the rollover hour.
struct EarliestDue {
  private let rollover: Int
  private let offset: Int
  private(set) var due: Due?

  init(rollover: Int, offset: Int) {
    self.rollover = rollover
    self.offset = offset
  }

  mutating func note(_ other: Due) {
    guard let due else { return self.due = other }
    if milliseconds(other) < milliseconds(due) { self.due = other }
  }

  /// Notes the later of a due and a study day, for an item that is set aside until that day.
  mutating func note(_ due: Due?, notBefore day: Day) {
    guard let due, milliseconds(due) > milliseconds(.day(day)) else { return note(.day(day)) }
    note(due)
  }

  private func milliseconds(_ due: Due) -> Int {
    switch due {
    case .day(let day): day.number * 86_400_000 + rollover * 3_600_000 - offset * 1000
    case .instant(let instant): instant.milliseconds
    }
  }
}
