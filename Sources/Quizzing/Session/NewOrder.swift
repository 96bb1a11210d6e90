import Core
import Scheduling

/// The order of new units: chains begun earlier, then openings from the lowest level, then what
/// can only follow those; within each, topics are spread evenly.
struct NewOrder {
  private let pool: StudyPool
  private let states: [ItemProgress]

  init(_ pool: StudyPool, states: [ItemProgress]) {
    self.pool = pool
    self.states = states
  }

  /// Sorts units that were never answered.
  func sorted(_ units: [Int]) -> [Int] {
    var begun: [Int] = []
    var openings: [Level: [Int]] = [:]
    var deeper: [Int] = []
    for unit in units {
      let parents = pool.units[unit].parents
      if parents.isEmpty {
        openings[pool.level(unit), default: []].append(unit)
      } else if parents.contains(where: { states[$0].lastRating != nil }) {
        begun.append(unit)
      } else {
        deeper.append(unit)
      }
    }
    let levels = Level.allCases.sorted().map { spread(openings[$0] ?? []) }
    return spread(begun.sorted(by: isEarlier)) + levels.joined()
      + spread(deeper.sorted(by: isEarlier))
  }

  /// By chain, level and depth.
  private func isEarlier(_ left: Int, _ right: Int) -> Bool {
    let (first, second) = (pool.units[left], pool.units[right])
    guard first.root == second.root else { return first.root < second.root }
    return (pool.level(left), first.depth, left) < (pool.level(right), second.depth, right)
  }

  /// Gives each topic's units places at even distances, so that the runs of one topic are as short
  /// as the numbers allow; the order within a topic stays.
  ///
  /// The first of each topic come first of all, in load order, those with code to write last: a
  /// learner begins with a question, not with an hour's work.
  private func spread(_ unsorted: [Int]) -> [Int] {
    let units = unsorted.filter { !pool.kind($0).isCode } + unsorted.filter { pool.kind($0).isCode }
    var topics: [Topic?: Int] = [:]
    var counts: [Int] = []
    let ranked = units.map { unit in
      let topic = topics[pool.items[pool.units[unit].primary].topic, default: counts.count]
      if topic == counts.count {
        topics[pool.items[pool.units[unit].primary].topic] = topic
        counts.append(0)
      }
      counts[topic] += 1
      return (unit: unit, topic: topic, rank: counts[topic] - 1)
    }
    return ranked.map { entry in
      let place = Double(entry.rank) / Double(counts[entry.topic])
      return (unit: entry.unit, topic: entry.topic, place: place)
    }
    .sorted { ($0.place, $0.topic) < ($1.place, $1.topic) }
    .map(\.unit)
  }
}
