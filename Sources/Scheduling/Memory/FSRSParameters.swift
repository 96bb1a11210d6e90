import Glibc

/// The 21 numbers that fit FSRS-6 to a learner.
///
/// - SeeAlso: open-spaced-repetition/fsrs-rs, crate 6.6.2, `parameter_clipper.rs` for the ranges.
package struct FSRSParameters: Equatable, Sendable {
  /// The name under which the log records these parameters' model.
  package static let name = "fsrs6"

  /// The parameters w0…w20, each within its range of ``ranges``.
  package let values: [Double]
  /// The numbers that lay outside their range and were moved to its nearest bound.
  package let clips: [Clip]

  /// A number that lay outside its range.
  package struct Clip: Equatable, Sendable {
    /// The parameter's index, 0…20.
    package let index: Int
    /// The number that was given.
    package let given: Double
    /// The bound that is used in its place.
    package let used: Double
  }

  /// The parameters of a learner of whom nothing is known.
  package init() {
    values = Self.defaults
    clips = []
  }

  /// Takes 21 numbers, or carries 17 (FSRS-4.5) or 19 (FSRS-5) over; none are the defaults.
  ///
  /// A number outside its range is moved to the nearest bound and listed in ``clips``, so that the
  /// caller can say so.
  package init(_ numbers: [Double]) throws(ParameterError) {
    guard let complete = Self.migrated(numbers) else { throw .unknownCount(numbers.count) }
    var values: [Double] = []
    var clips: [Clip] = []
    for (index, (given, range)) in zip(complete, Self.ranges).enumerated() {
      guard given.isFinite else { throw .notFinite(index: index) }
      let used = min(max(given, range.lowerBound), range.upperBound)
      if used != given { clips.append(Clip(index: index, given: given, used: used)) }
      values.append(used)
    }
    self.values = values
    self.clips = clips
  }

  private static func migrated(_ numbers: [Double]) -> [Double]? {
    switch numbers.count {
    case 0: return defaults
    case 17:
      var carried = numbers
      carried[4] += 2 * numbers[5]
      carried[5] = log(3 * numbers[5] + 1) / 3
      carried[6] += 0.5
      return carried + [0, 0, 0, 0.5]
    case 19: return numbers + [0, 0.5]
    case 21: return numbers
    default: return nil
    }
  }

  /// The parameters that fit most learners best.
  package static let defaults = [
    0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835,
    0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
  ]

  /// The range of each parameter when scheduling.
  package static let ranges: [ClosedRange<Double>] = [
    0.001...100, 0.001...100, 0.001...100, 0.001...100, 1...10, 0.001...4, 0.001...4, 0.001...0.75,
    0...4.5, 0...0.8, 0.001...3.5, 0.001...5, 0.001...0.25, 0.001...0.9, 0...4, 0...1, 1...6, 0...2,
    0...2, 0...0.8, 0.1...0.8,
  ]
}
