import Core

/// Which numbers of a device were seen.
struct Numbering: Equatable, Sendable {
  /// The highest number that is known to have been given.
  private(set) var highest = 0
  /// The numbers below it that no record has, in order.
  private(set) var gaps: [ClosedRange<Int>] = []

  /// Notes that numbers up to this one were given, wherever their records are.
  mutating func reach(_ number: Int) {
    guard number > highest else { return }
    gaps.append((highest + 1)...number)
    highest = number
  }

  /// Notes a gap that was found before; they come in order.
  mutating func addGap(_ gap: ClosedRange<Int>) { gaps.append(gap) }

  /// Starts with numbers that were all seen.
  init(highest: Int = 0) { self.highest = highest }

  /// Notes numbers that records have, in any order and more than once.
  ///
  /// - Complexity: O(*n* log *n*) in the number of ranges.
  mutating func take(_ seen: [ClosedRange<Int>]) {
    let seen = seen.sorted { $0.lowerBound < $1.lowerBound }
    reach(seen.reduce(0) { max($0, $1.upperBound) })
    var left: [ClosedRange<Int>] = []
    var index = 0
    for gap in gaps {
      var low = gap.lowerBound
      while index < seen.count, seen[index].lowerBound <= gap.upperBound {
        if seen[index].lowerBound > low { left.append(low...(seen[index].lowerBound - 1)) }
        low = max(low, seen[index].upperBound + 1)
        // One that reaches beyond this gap may fill the next as well.
        if low > gap.upperBound { break }
        index += 1
      }
      if low <= gap.upperBound { left.append(low...gap.upperBound) }
    }
    gaps = left
  }

  /// The ranges of numbers that ids have, by device.
  static func ranges(of ids: some Sequence<EventID>) -> [String: [ClosedRange<Int>]] {
    var ranges: [String: [ClosedRange<Int>]] = [:]
    var device = ""
    var run: ClosedRange<Int>?
    for id in ids {
      if let known = run, id.device == device, id.sequence == known.upperBound + 1 {
        run = known.lowerBound...id.sequence
        continue
      }
      if let run { ranges[device, default: []].append(run) }
      device = id.device
      run = id.sequence...id.sequence
    }
    if let run { ranges[device, default: []].append(run) }
    return ranges
  }
}
