/// When an item is to be asked again: a study day, or an instant for a learning step.
package enum Due: Hashable, Sendable {
  case day(Day)
  case instant(Instant)
}

extension Due: CustomStringConvertible {
  /// The day as `YYYY-MM-DD`, or the instant as ISO 8601 in UTC.
  package var description: String {
    switch self {
    case .day(let day): day.description
    case .instant(let instant): instant.iso8601()
    }
  }

  /// Reads what ``description`` writes.
  package init?(_ text: some StringProtocol) {
    if let day = Day(text) {
      self = .day(day)
    } else if let moment = Moment(text) {
      self = .instant(moment.instant)
    } else {
      return nil
    }
  }
}
