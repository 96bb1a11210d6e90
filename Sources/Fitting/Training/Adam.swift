import Glibc

/// Adam with a rate that falls to 0 along a cosine.
///
/// - SeeAlso: Kingma, Ba, "Adam: a method for stochastic optimization", 2014.
struct Adam {
  private let steps: Int
  private var step = 0
  private var mean = ParameterVector()
  private var square = ParameterVector()

  /// How far the first step goes.
  private static let rate = 0.04

  /// Prepares for so many steps.
  init(steps: Int) { self.steps = max(steps, 1) }

  /// Moves parameters by one step down a gradient.
  mutating func move(_ parameters: inout ParameterVector, down gradient: ParameterVector) {
    // Past the last step it rises again, as the reference's does: whole items may need a batch more.
    let progress = Double(step) / Double(steps)
    let share = (1 + cos(.pi * progress)) / 2
    step += 1
    let meanScale = 1 / (1 - pow(0.9, Double(step)))
    let squareScale = 1 / (1 - pow(0.999, Double(step)))
    for index in 0..<ParameterVector.count {
      mean[index] += 0.1 * (gradient[index] - mean[index])
      square[index] += 0.001 * (gradient[index] * gradient[index] - square[index])
      let deviation = (square[index] * squareScale).squareRoot() + 1e-8
      parameters[index] -= Self.rate * share * mean[index] * meanScale / deviation
    }
  }
}
