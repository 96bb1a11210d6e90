import Core

/// What comes of so many minutes a day.
struct Draft: Sendable {
  /// The minutes a day that it was made for.
  let minutes: Int
  /// When its new items enter.
  let entry: Entry
  /// Its days, the first being today.
  let days: [PlanDay]
  /// The probability of recall on the date of each item; absent for one that is never asked.
  let recall: [Double?]
  /// The mean recall, an item never asked counting 0.
  let meanRecall: Double
  /// The mean recall, an item never asked counting what is expected of its first answer.
  let readiness: Double

  /// Whether more time has made nothing worse.
  func isAtLeast(_ other: Draft) -> Bool {
    readiness >= other.readiness && meanRecall >= other.meanRecall
  }
}
