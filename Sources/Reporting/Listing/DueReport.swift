package import Scheduling
package import StrictJSON

/// What `viva due --json` prints.
package enum DueReport {
  /// The keys of the JSON, in their order, with what they mean.
  package static var keys: [(path: String, meaning: String)] {
    [
      ("schema", "the version of this form: 1"),
      ("due", "items due today or before, within the day's limit; learning steps are apart"),
      ("overdue", "those of them due on an earlier day"),
      ("learning", "learning steps that would be asked now"),
      ("new", "new items that may still be begun today"),
      ("minutes", "the minutes that all this takes, rounded up"),
      ("next", "a day or an instant, null while something can be asked or nothing will come"),
    ]
  }

  /// The JSON of a count; the offset is in seconds east of UTC, for the instant in `next`.
  package static func json(_ summary: DueSummary, offset: Int) -> JSONValue {
    [
      "schema": 1,
      "due": .integer(summary.due),
      "overdue": .integer(summary.overdue),
      "learning": .integer(summary.learning),
      "new": .integer(summary.new),
      "minutes": .integer(summary.minutes),
      "next": .due(summary.next, offset: offset),
    ]
  }
}
