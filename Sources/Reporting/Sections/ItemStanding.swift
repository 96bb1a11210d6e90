package import Core
import Scheduling

/// An item in a list of the report, with where it is found and how it stands.
package struct ItemStanding: Equatable, Sendable {
  /// Its id.
  package let id: ItemID
  /// Its heading.
  package let title: String
  /// The bank's file.
  package let file: String
  /// The line of its heading, 1 and up.
  package let line: Int
  /// The probability of recall now, 0…1.
  package let recall: Double
  /// How often it was forgotten while in review.
  package let lapses: Int
  /// The rating of the last review.
  package let lastRating: Rating?
  /// Whether it is set aside.
  package let isSuspended: Bool

  /// The most items in the list of the weakest.
  static let weakestCount = 10

  /// Nothing for an item that was never asked.
  private init?(_ item: Item, in input: ReportInput) {
    let progress = input.progress[item.id]
    guard let recall = input.recall(of: progress) else { return nil }
    id = item.id
    title = item.title
    file = item.file
    line = item.position.line
    self.recall = recall
    lapses = progress.lapses
    lastRating = progress.lastRating
    isSuspended = progress.suspension != nil
  }

  static func standings(of items: [Item], in input: ReportInput) -> [ItemStanding] {
    items.compactMap { ItemStanding($0, in: input) }
  }

  /// The items that give cause for concern: recall below the target, a lapse, or a weak last answer.
  static func weakest(of all: [ItemStanding], target: Double) -> [ItemStanding] {
    let weak = all.filter { item in
      !item.isSuspended
        && (item.recall < target || item.lapses > 0 || item.lastRating?.isWeak == true)
    }
    return Array(
      weak.sorted { ($0.recall, -$0.lapses, $0.id) < ($1.recall, -$1.lapses, $1.id) }
        .prefix(weakestCount)
    )
  }

  static func leeches(of all: [ItemStanding], limit: Int) -> [ItemStanding] {
    all.filter { $0.lapses >= limit }.sorted { (-$0.lapses, $0.id) < (-$1.lapses, $1.id) }
  }
}
