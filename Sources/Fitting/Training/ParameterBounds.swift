import Glibc
import Scheduling

/// The range of each parameter while it is fitted.
///
/// Beside the ranges of scheduling, the same-day saturation is at least 0.01, and where forgotten
/// items are asked in several steps, these cannot lift the stability above what it was.
///
/// - SeeAlso: fsrs-rs, crate 6.6.2, `parameter_clipper.rs`.
struct ParameterBounds: Sendable {
  let relearningSteps: Int

  /// The parameters, each moved into its range.
  func clipped(_ parameters: ParameterVector) -> ParameterVector {
    var clipped = parameters
    for (index, range) in FSRSParameters.ranges.enumerated() {
      clipped[index] = range.nearest(to: parameters[index])
    }
    clipped[19] = max(clipped[19], 0.01)
    guard relearningSteps > 1 else { return clipped }
    let room =
      -(log(clipped[11]) + log(pow(2, clipped[13]) - 1) + clipped[14] * 0.3)
      / Double(relearningSteps)
    let cap = min(2, max(room, 0.01).squareRoot())
    clipped[17] = min(clipped[17], cap)
    clipped[18] = min(clipped[18], cap)
    return clipped
  }
}
