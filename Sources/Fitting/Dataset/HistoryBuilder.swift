package import Core

/// Collects reviews in the order of the log.
package struct HistoryBuilder: Sendable {
  private(set) var items: [Int32] = []
  private(set) var days: [Int32] = []
  private(set) var ratings: [UInt8] = []
  /// For each item the first of the reviews that still count.
  private(set) var firstKept: [Int] = []

  /// Starts with nothing.
  package init() {}

  /// Makes room for so many reviews.
  package mutating func reserve(_ reviews: Int) {
    items.reserveCapacity(reviews)
    days.reserveCapacity(reviews)
    ratings.reserveCapacity(reviews)
  }

  /// Adds a review of an item, which is known by a number from 0 on, without large gaps.
  package mutating func add(_ rating: Rating, of item: Int, on day: Day) {
    precondition(item >= 0, "items are numbered from 0")
    while firstKept.count <= item { firstKept.append(0) }
    items.append(Int32(clamping: item))
    days.append(Int32(clamping: day.number))
    ratings.append(UInt8(rating.rawValue - 1))
  }

  /// Drops an item's reviews until now.
  package mutating func forget(_ item: Int) {
    guard firstKept.indices.contains(item) else { return }
    firstKept[item] = items.count
  }

  /// The reviews that count, by their place.
  var keptRows: [Int] { items.indices.filter { $0 >= firstKept[Int(items[$0])] } }
}
