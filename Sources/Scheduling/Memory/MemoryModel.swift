package import Core

/// A model of how reviews move the memory of an item, made of a learner's parameters.
package protocol MemoryModel: Sendable {
  /// Which model it is.
  var version: ModelVersion { get }
  /// The parameters, in their order.
  var weights: [Double] { get }
  /// The name under which the log records them, `[a-z0-9]{1,64}`.
  var setName: String { get }

  /// The memory after a review.
  ///
  /// - Parameters:
  ///   - memory: The memory before it; absent for a first review.
  ///   - rating: The recall.
  ///   - elapsed: The time since the last review; it counts for nothing in a first one.
  /// - Returns: The memory, its parts finite and within their ranges, whatever was given.
  func state(after memory: MemoryState?, rated rating: Rating, elapsed: Elapsed) -> MemoryState

  /// The probability of recall.
  ///
  /// - Parameters:
  ///   - memory: The memory after the last review.
  ///   - days: Days since then, with their fraction; below 0 they count as 0.
  /// - Returns: 0…1, less as time goes by.
  func retrievability(of memory: MemoryState, after days: Double) -> Double

  /// The days after which the probability of recall has fallen to a retention.
  ///
  /// - Parameters:
  ///   - memory: The memory after the last review.
  ///   - retention: The probability, more than 0 and less than 1.
  /// - Returns: Days with their fraction, more than 0.
  func interval(of memory: MemoryState, retention: Double) -> Double
}

extension MemoryModel {
  /// The model and its parameters in one word, as `fsrs6-` and 16 hexadecimal digits; what was
  /// derived under another word is derived anew.
  package var fingerprint: String {
    let bits = weights.flatMap { weight in
      (0..<8).map { UInt8(truncatingIfNeeded: weight.bitPattern >> (8 * UInt64($0))) }
    }
    return "\(version.rawValue)-\(Fingerprint.hex(bits, digits: 16))"
  }

  /// The interval in whole days, half a day rounded up, from 1 to the longest.
  package func days(of memory: MemoryState, retention: Double, longest: Int) -> Int {
    wholeDays(interval(of: memory, retention: retention), within: 1...max(longest, 1))
  }

  /// The memory after an item's whole history; `nil` after none.
  @inlinable package func replay(_ history: [PastReview]) -> MemoryState? {
    history.reduce(nil) { state(after: $0, rated: $1.rating, elapsed: $1.elapsed) }
  }

  /// The memory after each of an item's reviews, in their order.
  @inlinable package func states(along history: [PastReview]) -> [MemoryState] {
    var states: [MemoryState] = []
    states.reserveCapacity(history.count)
    for review in history {
      states.append(state(after: states.last, rated: review.rating, elapsed: review.elapsed))
    }
    return states
  }
}
