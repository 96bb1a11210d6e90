import Scheduling

/// Where parameters are held in training: Σ (w − w⁰)² / σ².
///
/// - SeeAlso: fsrs-rs, crate 6.6.2, `training.rs`: σ is how far learners lie apart.
package struct Anchor: Sendable {
  private let home: ParameterVector

  /// How far learners' parameters lie apart.
  package static let spread = [
    6.43, 9.66, 17.58, 27.85, 0.57, 0.28, 0.6, 0.12, 0.39, 0.18, 0.33, 0.3, 0.09, 0.16, 0.57, 0.25,
    1.03, 0.31, 0.32, 0.14, 0.27,
  ]

  /// Holds parameters near 21 numbers.
  package init(at home: [Double]) { self.home = ParameterVector(home) }

  func penalty(at parameters: ParameterVector) -> Double {
    (0..<ParameterVector.count).reduce(0) { sum, index in
      let distance = (parameters[index] - home[index]) / Self.spread[index]
      return sum + distance * distance
    }
  }

  /// Adds a share of the penalty's derivative.
  func pull(_ parameters: ParameterVector, share: Double, _ gradient: inout ParameterVector) {
    for index in 0..<ParameterVector.count {
      let width = Self.spread[index] * Self.spread[index]
      gradient[index] += 2 * share * (parameters[index] - home[index]) / width
    }
  }
}
