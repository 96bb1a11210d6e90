import Core
import Fitting
import Scheduling
import TestSupport

extension ReviewHistories {
  /// The histories of a simulated log.
  init(_ log: SimulatedLog) {
    var builder = HistoryBuilder()
    for review in log.reviews {
      builder.add(review.rating, of: review.item, on: Day(number: review.day))
    }
    self.init(builder)
  }

  /// Histories from ratings with the days on which they were given, item by item, in the order of
  /// the days.
  init(_ items: [[(day: Int, rating: Rating)]]) {
    let rows = items.enumerated().flatMap { item, reviews in reviews.map { (item, $0) } }
    var builder = HistoryBuilder()
    for (item, review) in rows.sorted(by: { ($0.1.day, $0.0) < ($1.1.day, $1.0) }) {
      builder.add(review.rating, of: item, on: Day(number: review.day))
    }
    self.init(builder)
  }
}
