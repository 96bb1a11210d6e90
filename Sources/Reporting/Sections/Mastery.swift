import Core
import Scheduling

/// How well a group of items is known.
package struct Mastery: Equatable, Sendable {
  /// The topic's path or the level's word; empty for the items without a topic.
  package let name: String
  /// How many items there are.
  package let items: Int
  /// How many were asked at least once.
  package let seen: Int
  /// How many are known now: in review, and recalled with at least the desired retention.
  package let known: Int
  /// The mean probability of recall of those seen, 0…1; absent while none is.
  package let recall: Double?
  /// The first answers, and how many were right.
  package let firstAnswers: Share

  init(of group: [Item], named name: String, in input: ReportInput) {
    var seen = 0
    var known = 0
    var sum = 0.0
    var first = Share()
    for item in group {
      let progress = input.progress[item.id]
      guard let recall = input.recall(of: progress) else { continue }
      seen += 1
      sum += recall
      known += progress.phase == .review && recall >= input.settings.desiredRetention ? 1 : 0
      if let rating = progress.firstRating { first.count(rating) }
    }
    self.name = name
    items = group.count
    self.seen = seen
    self.known = known
    recall = seen > 0 ? sum / Double(seen) : nil
    firstAnswers = first
  }

  static func byLevel(_ items: [Item], in input: ReportInput) -> [Mastery] {
    let groups = Dictionary(grouping: items, by: \.level)
    return Level.allCases.compactMap { level in
      groups[level].map { Mastery(of: $0, named: level.rawValue, in: input) }
    }
  }

  static func byTopic(_ items: [Item], in input: ReportInput) -> [Mastery] {
    let groups = Dictionary(grouping: items) { $0.topic?.path ?? "" }
    return groups.map { Mastery(of: $0.value, named: $0.key, in: input) }.sorted { left, right in
      let leftKnown = left.known * right.items
      let rightKnown = right.known * left.items
      return (leftKnown, left.name) < (rightKnown, right.name)
    }
  }
}
