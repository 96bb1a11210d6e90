/// How many items a study day still has room for.
package struct DailyLimits: Equatable, Sendable {
  /// The new items that may still be begun, 0 and up.
  package var new: Int
  /// The reviews of items seen before that may still be asked, 0 and up.
  package var reviews: Int
  /// The items, new ones and reviews together, that may still be asked, 0 and up; absent for any
  /// number.
  package var total: Int?

  /// Makes limits; what is below 0 counts as 0, and neither part is more than the total.
  package init(new: Int, reviews: Int, total: Int? = nil) {
    let most = total.map { max($0, 0) }
    self.new = min(max(new, 0), most ?? .max)
    self.reviews = min(max(reviews, 0), most ?? .max)
    self.total = most
  }

  /// What the settings leave after what was done on the study day, in this run or before.
  package init(_ settings: StudySettings, after done: DayTally?) {
    let done = done ?? DayTally()
    self.init(
      new: settings.newPerDay - done.newItems,
      reviews: settings.reviewsPerDay - done.reviews,
      total: settings.totalPerDay.map { $0 - done.newItems - done.reviews }
    )
  }

  /// How many of so many new items there is room for beside so many reviews.
  package func new(of count: Int, beside reviews: Int) -> Int {
    min(count, new, total.map { max($0 - reviews, 0) } ?? .max)
  }
}
