package import Core
import Glibc

/// The share of right answers to be expected on a date over a group of items, and its range.
package struct Readiness: Equatable, Sendable {
  /// How many items the group has.
  package let items: Int
  /// How many of them were asked by the date.
  package let seen: Int
  /// The expected share of right answers, 0…1; 0 for no item at all.
  package let expected: Double
  /// The middle 80 % of the shares in 1,000 seeded draws, within 0…1; ``expected`` is in it.
  package let range: ClosedRange<Double>

  /// One item of a group.
  package struct Part: Equatable, Sendable {
    /// Its level, by which an item never seen is judged.
    package let level: Level
    /// The probability of recall on the date, 0…1; absent for an item that was never asked.
    package let recall: Double?

    /// Makes a part from an item's level and its recall on the date.
    package init(level: Level, recall: Double?) {
      self.level = level
      self.recall = recall
    }
  }

  /// The draws over which the range is taken.
  package static let draws = 1000

  /// Estimates a group.
  ///
  /// An item never asked counts (right first answers + 1) / (first answers + 4) of its level, which is
  /// the mean of a beta distribution; each draw takes one share from it for all of that level, and
  /// then says of each item whether it is right. A number of right answers stands for all that is
  /// rounded to it, so that a range of few items is not a single number.
  package init(of parts: [Part], first: FirstAnswers, seed: UInt64) {
    items = parts.count
    seen = parts.count { $0.recall != nil }
    guard !parts.isEmpty else {
      expected = 0
      range = 0...0
      return
    }
    let sum = parts.reduce(0) { $0 + ($1.recall ?? first.chance(at: $1.level)) }
    expected = sum / Double(parts.count)
    var generator = SeededGenerator(seed: seed)
    let unseen = Level.allCases.map { level in
      (level: level, count: parts.count { $0.recall == nil && $0.level == level })
    }
    let chances = parts.compactMap(\.recall)
    let isCertain = parts.allSatisfy { $0.recall == 0 || $0.recall == 1 }
    let shares = (0..<Self.draws).map { draw in
      var right = chances.count { generator.nextUnit() < $0 }
      for group in unseen where group.count > 0 {
        let chance = first.draw(at: group.level, &generator)
        for _ in 0..<group.count where generator.nextUnit() < chance { right += 1 }
      }
      let rest = isCertain ? 0 : (Double(draw) + 0.5) / Double(Self.draws) - 0.5
      return ((Double(right) + rest) / Double(parts.count)).bounded(by: 0...1)
    }.sorted()
    let tail = Self.draws / 10
    let (low, high) = (shares[tail], shares[Self.draws - 1 - tail])
    range = min(low, expected)...max(high, expected)
  }
}
