import Glibc
import Scheduling

/// FSRS-6 with parameters that are being fitted: what depends on them alone, computed once.
///
/// - SeeAlso: ``Scheduling/FSRS``, which is the model without its derivatives.
struct ModelNumbers {
  let w: ParameterVector
  let factor: Double
  let growth: Double
  let difficultyGoal: Double
  let lapseDivisor: Double
  let sameDay: InlineArray<4, Double>
  let firstDifficulty: InlineArray<4, Double>

  static let stabilities = 0.001...36_500.0
  static let difficulties = 1.0...10.0
  /// Nearer to 0 or 1 no prediction is taken, so that no loss is infinite.
  static let probabilities = 1e-7...(1 - 1e-7)

  init(_ w: ParameterVector) {
    self.w = w
    factor = exp(-log(0.9) / w[20]) - 1
    growth = exp(w[8])
    difficultyGoal = w[4] - exp(w[5] * 3) + 1
    lapseDivisor = exp(w[17] * w[18])
    sameDay = InlineArray { exp(w[17] * (Double($0) - 2 + w[18])) }
    firstDifficulty = InlineArray { w[4] - exp(w[5] * Double($0)) + 1 }
  }

  /// The factor of hard and easy, of which the others have none.
  @inline(__always) func bonus(_ rating: Int) -> Double {
    rating == 1 ? w[15] : rating == 3 ? w[16] : 1
  }
}

extension ClosedRange<Double> {
  /// The number of the range that is nearest to a number.
  @inline(__always) func nearest(to value: Double) -> Double {
    Swift.min(Swift.max(value, lowerBound), upperBound)
  }
}
