import Core
import Scheduling

/// The parameters that are likeliest, by what reviews say, all counting alike, and by what is known of
/// learners: that they lie about the defaults.
struct Likeliest: Sendable {
  private let method: GaussNewton
  private let bounds: ParameterBounds

  /// How many steps it takes at most.
  static let steps = 20
  /// By how much a step has to lower the loss for another to follow.
  private static let least = 0.02
  /// How often a step is shortened before it is given up.
  private static let patience = 8

  /// Takes the reviews of some turns.
  init(_ histories: ReviewHistories, turns: Range<Int>, _ bounds: ParameterBounds, _ crew: Crew) {
    self.bounds = bounds
    method = GaussNewton(histories, turns: turns, bounds, crew)
  }

  /// Looks for them from some parameters within their ranges on.
  ///
  /// - Parameters:
  ///   - start: Where to begin.
  ///   - observe: Told after each step which share of the work, 0…1, is done; what it answers says
  ///     whether to go on.
  /// - Returns: The parameters; `nil` where it was told to stop.
  func parameters(from start: [Double], observing observe: (Double) -> Bool) -> [Double]? {
    let hold = GaussNewton.Hold(home: FSRSParameters.defaults, strength: 1)
    var point = start
    var loss = method.loss(at: point, hold)
    for step in 1...Self.steps {
      guard observe(Double(step) / Double(Self.steps)) else { return nil }
      let aim = method.step(from: point, toward: .outcomes, hold)
      guard let next = shortened(from: point, to: aim, below: loss, hold) else { break }
      let gain = loss - next.loss
      (point, loss) = (next.point, next.loss)
      if gain < Self.least { break }
    }
    // Stabilities never fall with the rating.
    return point[..<4].sorted() + point[4...]
  }

  /// As much of a step as lowers the loss; `nil` where nothing does.
  private func shortened(
    from point: [Double],
    to aim: [Double],
    below loss: Double,
    _ hold: GaussNewton.Hold
  ) -> (point: [Double], loss: Double)? {
    var share = 1.0
    for _ in 0..<Self.patience {
      let between = zip(point, aim).map { $0 + share * ($1 - $0) }
      let next = bounds.clipped(ParameterVector(between)).array
      let found = method.loss(at: next, hold)
      if found < loss { return (next, found) }
      share /= 3
    }
    return nil
  }
}
