/// The time since an item's last review, as the memory models count it.
package struct Elapsed: Equatable, Sendable {
  /// Whole study days; models count what is below 0 as 0.
  package var studyDays: Int
  /// Days with their fraction, by the clock; models count what is below 0 as 0.
  package var days: Double

  /// Makes a time from both counts.
  package init(studyDays: Int, days: Double) {
    self.studyDays = studyDays
    self.days = days
  }

  /// Makes a time of which only the whole study days are known.
  package init(studyDays: Int) { self.init(studyDays: studyDays, days: Double(studyDays)) }
}
