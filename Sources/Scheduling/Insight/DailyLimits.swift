/// How many items a study day still has room for.
package struct DailyLimits: Equatable, Sendable {
  /// The new items that may still be begun, 0 and up.
  package var new: Int
  /// The reviews of items seen before that may still be asked, 0 and up.
  package var reviews: Int

  /// Makes limits; what is below 0 counts as 0.
  package init(new: Int, reviews: Int) {
    self.new = max(new, 0)
    self.reviews = max(reviews, 0)
  }

  /// What the settings leave after what was done on the study day, in this run or before.
  package init(_ settings: StudySettings, after done: DayTally?) {
    self.init(
      new: settings.newPerDay - (done?.newItems ?? 0),
      reviews: settings.reviewsPerDay - (done?.reviews ?? 0)
    )
  }
}
