package import Core

/// How many items are due on each study day, by which new dues are spread.
///
/// Suspended items, new ones and learning steps are not in it.
package struct DueLoad: Equatable, Sendable {
  private var counts: [Day: Int] = [:]

  /// A load of nothing.
  package init() {}

  /// Counts over items, each given once.
  package init(of items: some Sequence<ItemProgress>) {
    for item in items { add(item) }
  }

  /// Whether nothing is due on any day.
  package var isEmpty: Bool { counts.isEmpty }

  /// The items due on a study day; what is overdue counts on the day it was due.
  package subscript(day: Day) -> Int { counts[day] ?? 0 }

  /// Counts an item.
  package mutating func add(_ item: ItemProgress) {
    if let day = Self.day(of: item) { counts[day, default: 0] += 1 }
  }

  /// Counts an item no longer; one that was not counted changes nothing.
  package mutating func remove(_ item: ItemProgress) {
    guard let day = Self.day(of: item), let count = counts[day] else { return }
    counts[day] = count > 1 ? count - 1 : nil
  }

  private static func day(of item: ItemProgress) -> Day? {
    guard item.phase == .review, item.suspension == nil, case .day(let day) = item.due else {
      return nil
    }
    return day
  }
}
