package import Core

/// Readiness on a date: over all items, by level and by topic.
package struct ReadinessTable: Equatable, Sendable {
  /// Over all items.
  package let all: Readiness
  /// By level, the lowest first; levels without an item are left out.
  package let levels: [(level: Level, readiness: Readiness)]
  /// By topic, the least ready first; the items without a topic are one group.
  package let topics: [(topic: Topic?, readiness: Readiness)]

  /// One item of the table.
  package struct Entry: Equatable, Sendable {
    /// Its level and its recall on the date.
    package let part: Readiness.Part
    /// What it is about.
    package let topic: Topic?

    /// Makes an entry.
    package init(_ part: Readiness.Part, topic: Topic?) {
      self.part = part
      self.topic = topic
    }
  }

  /// Estimates every group; equal entries, first answers and seeds give equal tables.
  package init(of entries: [Entry], first: FirstAnswers, seed: UInt64 = 1) {
    func readiness(_ group: [Entry]) -> Readiness {
      Readiness(of: group.map(\.part), first: first, seed: seed)
    }
    all = readiness(entries)
    levels = Level.allCases.compactMap { level in
      let group = entries.filter { $0.part.level == level }
      return group.isEmpty ? nil : (level, readiness(group))
    }
    topics = Dictionary(grouping: entries, by: \.topic)
      .map { (topic: $0.key, readiness: readiness($0.value)) }
      .sorted { left, right in
        let (a, b) = (left.readiness.expected, right.readiness.expected)
        return (a, left.topic?.path ?? "") < (b, right.topic?.path ?? "")
      }
  }

  package static func == (left: ReadinessTable, right: ReadinessTable) -> Bool {
    left.all == right.all && left.levels.elementsEqual(right.levels, by: ==)
      && left.topics.elementsEqual(right.topics, by: ==)
  }
}
