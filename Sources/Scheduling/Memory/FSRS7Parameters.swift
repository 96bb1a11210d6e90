/// The 34 numbers that fit FSRS-7 to a learner.
///
/// - SeeAlso: open-spaced-repetition/fsrs-rs, September 2026, `parameter_clipper_v7.rs`.
package struct FSRS7Parameters: Equatable, Sendable {
  /// The parameters w0…w33, each within its range of ``ranges``, the first four rising and w26 not
  /// below w25.
  package let values: [Double]
  /// The numbers that were moved to a bound, each once.
  package let clips: [FSRSParameters.Clip]

  /// The parameters of a learner of whom nothing is known.
  package init() {
    values = Self.defaults
    clips = []
  }

  /// Takes 34 numbers; none are the defaults.
  ///
  /// A number outside its range is moved to the nearest bound and listed in ``clips``, so that the
  /// caller can say so. The 35 numbers of an earlier draft of the model are refused: they stand in
  /// another order.
  package init(_ numbers: [Double]) throws(ParameterError) {
    guard numbers.isEmpty || numbers.count == Self.ranges.count else {
      throw .unknownCount(numbers.count, of: .fsrs7)
    }
    var values: [Double] = []
    var clips: [FSRSParameters.Clip] = []
    for (index, given) in (numbers.isEmpty ? Self.defaults : numbers).enumerated() {
      guard given.isFinite else { throw .notFinite(index: index) }
      var range = Self.ranges[index]
      if let least = Self.notBelow[index] {
        range = max(values[least], range.lowerBound)...range.upperBound
      }
      let used = given.bounded(by: range)
      if used != given { clips.append(.init(index: index, given: given, used: used)) }
      values.append(used)
    }
    self.values = values
    self.clips = clips
  }

  /// By index the earlier parameter that a parameter may not be below.
  private static let notBelow = [1: 0, 2: 1, 3: 2, 26: 25]

  /// The parameters that fit most learners best.
  package static let defaults = [
    0.1104, 2.2395, 3.9221, 11.7841, 6.1686, 0.6457, 3.6807, 1.9795, 0, 1.3826, 0.7024, 0.5999,
    0.8146, 0.6398, 1, 1.3207, 0.6707, 3.8668, 0.4416, 0.0934, 1.8631, 0.6162, 1.0869, 0.1567,
    0.0801, 0.2421, 0.9464, 0.1433, 0.7145, 0, 0.5667, 0.3734, 0.5333, 0.3048,
  ]

  /// The range of each parameter.
  package static let ranges: [ClosedRange<Double>] = [
    0.0001...50, 0.0001...100, 0.0001...100, 0.0001...100, 1...10, 0.001...4, 0.1...4, 0...4,
    0...1.2, 0.3...3, 0.01...1.5, 0.1...1, 0...3.5, 0...1, 1...7, 0...4, 0...2, 0.5...6,
    0.001...1.5, 0.001...1, 0...5, 0...1, 1...7, 0.01...0.25, 0.01...0.95, 0.2...0.85, 0.5...0.99,
    0.01...1, 0.1...1, 0...0.9, 0.1...1.1, 0...1, 0...0.6, 0...0.6,
  ]
}
