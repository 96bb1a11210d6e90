import Glibc
import Scheduling

extension InitialStability {
  /// The four stabilities, never falling from again to easy, with those filled in that no interval
  /// speaks of.
  ///
  /// - Parameter stabilities: Those known; absent for the fitted ones.
  /// - Returns: Days by first rating, each 0.001…100.
  func filled(_ stabilities: [Int: Double]? = nil) -> [Double] {
    let smooth = smoothed(stabilities ?? fitted)
    var filled = filledIn(smooth).map { Self.range.nearest(to: $0) }
    // Equal ones may come out of the logarithms a last digit apart.
    for rating in 1..<4 { filled[rating] = max(filled[rating], filled[rating - 1]) }
    return filled
  }

  /// Where a worse rating says more than a better one, the one with fewer intervals gives way.
  private func smoothed(_ stabilities: [Int: Double]) -> [Int: Double] {
    var smooth = stabilities
    for (low, high) in [(0, 1), (1, 2), (2, 3), (0, 2), (1, 3), (0, 3)] {
      guard let small = smooth[low], let big = smooth[high], small > big else { continue }
      if counts[low] > counts[high] { smooth[high] = small } else { smooth[low] = big }
    }
    return smooth
  }

  private func filledIn(_ known: [Int: Double]) -> [Double] {
    let defaults = Array(FSRSParameters.defaults[..<4])
    if known.isEmpty { return defaults }
    if known.count == 1, let (rating, stability) = known.first {
      return defaults.map { $0 * stability / defaults[rating] }.sorted()
    }
    var logs = (0..<4).map { rating in known[rating].map { log($0) } }
    // ln S₂ = a ln S₁ + (1 − a) ln S₃ and ln S₃ = (1 − b) ln S₂ + b ln S₄, solved for what is missing.
    let (a, b) = (0.41, 0.54)
    if logs[1] == nil, logs[2] == nil, let again = logs[0], let easy = logs[3] {
      let whole = a + b - a * b
      logs[1] = a / whole * again + (1 - a / whole) * easy
      logs[2] = (1 - b / whole) * again + b / whole * easy
    }
    // Twice, for what one pass fills in the next may need.
    for _ in 0..<2 {
      if logs[1] == nil, let again = logs[0], let good = logs[2] {
        logs[1] = a * again + (1 - a) * good
      }
      if logs[2] == nil, let hard = logs[1], let easy = logs[3] {
        logs[2] = (1 - b) * hard + b * easy
      }
      if logs[1] == nil, let good = logs[2], let easy = logs[3] {
        logs[1] = (good - b * easy) / (1 - b)
      }
      if logs[2] == nil, let again = logs[0], let hard = logs[1] {
        logs[2] = (hard - a * again) / (1 - a)
      }
      if logs[0] == nil, let hard = logs[1], let good = logs[2] {
        logs[0] = (hard - (1 - a) * good) / a
      }
      if logs[3] == nil, let hard = logs[1], let good = logs[2] {
        logs[3] = (good - (1 - b) * hard) / b
      }
    }
    return logs.enumerated().map { rating, value in value.map { exp($0) } ?? defaults[rating] }
  }
}
