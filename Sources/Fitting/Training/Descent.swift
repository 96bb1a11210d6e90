import Glibc
import Core
import Scheduling

/// Goes on from parameters that are good already: a few steps straight down the loss on reviews that
/// all count alike.
///
/// The first steps go where the reviews say most, so that stopping early leaves alone what they say
/// little about.
struct Descent: Sendable {
  private let reviews: TrainingSet
  private let bounds: ParameterBounds
  private let crew: Crew

  /// How many steps it takes.
  static let steps = 30
  /// A step is taken if it brings this share of what its slope promises.
  private static let kept = 0.3
  /// How often a step is shortened before it is given up.
  private static let patience = 30

  /// Takes the reviews of some turns.
  init(_ histories: ReviewHistories, turns: Range<Int>, _ bounds: ParameterBounds, _ crew: Crew) {
    let choice = ScoredReviews(of: histories, turns: turns, weighting: .equal)
    reviews = TrainingSet(histories, choice)
    self.bounds = bounds
    self.crew = crew
  }

  /// Goes down from some parameters, near which it stays.
  ///
  /// - Parameters:
  ///   - start: 21 parameters within their ranges.
  ///   - observe: Told after each step which share of the work, 0…1, is done; what it answers says
  ///     whether to go on.
  /// - Returns: The parameters; `nil` where it was told to stop.
  func parameters(from start: [Double], observing observe: (Double) -> Bool) -> [Double]? {
    let objective = Objective(reviews, anchor: Anchor(at: start), crew: crew)
    let scales = start.indices.map { index in
      let width = index < 4 ? 0.6 * max(start[index], 0.1) : Anchor.spread[index]
      return width * width
    }
    var point = (parameters: start, at: objective.value(at: start))
    var stride = 0.01
    for step in 1...Self.steps {
      guard observe(Double(step) / Double(Self.steps)) else { return nil }
      guard let next = self.step(from: point, scales, objective, &stride) else { break }
      point = next
    }
    // Stabilities never fall with the rating.
    return point.parameters[..<4].sorted() + point.parameters[4...]
  }

  private typealias Point = (parameters: [Double], at: (value: Double, gradient: [Double]))

  /// One step down, as long as pays; `nil` where none does.
  private func step(
    from point: Point,
    _ scales: [Double],
    _ objective: Objective,
    _ stride: inout Double
  ) -> Point? {
    let gradient = point.at.gradient
    for _ in 0..<Self.patience {
      let moved = point.parameters.indices.map {
        point.parameters[$0] - stride * scales[$0] * gradient[$0]
      }
      let next = bounds.clipped(ParameterVector(moved)).array
      let found = objective.value(at: next)
      let promised = next.indices.reduce(0) {
        $0 + gradient[$1] * (point.parameters[$1] - next[$1])
      }
      if found.value <= point.at.value - Self.kept * promised {
        stride *= 1.7
        return (next, found)
      }
      stride /= 3
    }
    return nil
  }
}
