import Core
import Scheduling

/// Moves parameters so that their predictions come nearer to what is wanted of them.
///
/// A step solves for the change as if predictions changed in proportion to it.
///
/// - SeeAlso: Björck, "Numerical methods for least squares problems", 1996, the method of Gauss and Newton.
struct GaussNewton: Sendable {
  private let reviews: TrainingSet
  private let pieces: [Range<Int>]
  private let bounds: ParameterBounds
  private let crew: Crew

  /// What predictions are to come near to.
  enum Aim {
    /// What happened.
    case outcomes
    /// So much, 0…1, of the way from the predictions of some parameters to those of others.
    case between([Double], [Double], share: Double)

    /// The parameters whose predictions it lies between.
    var ends: [[Double]] {
      guard case .between(let start, let goal, _) = self else { return [] }
      return [start, goal]
    }
  }

  /// Where parameters are held: ½ · strength · the square of the way from there.
  struct Hold {
    let home: [Double]
    let strength: Double
  }

  /// Takes the reviews of some turns.
  init(_ histories: ReviewHistories, turns: Range<Int>, _ bounds: ParameterBounds, _ crew: Crew) {
    let choice = ScoredReviews(of: histories, turns: turns, weighting: .equal)
    reviews = TrainingSet(histories, choice)
    pieces = reviews.batches(of: LossSum.pieceSize)
    self.bounds = bounds
    self.crew = crew
  }

  /// How badly parameters predict what happened, and how far they are from where they are held.
  func loss(at parameters: [Double], _ hold: Hold) -> Double {
    let model = ModelNumbers(ParameterVector(parameters))
    let losses = crew.map(pieces.count) { [pieces, reviews] piece in
      var walk = ItemWalk(model)
      for item in pieces[piece] { walk.measure(item, of: reviews) }
      return walk.loss
    }
    let way = Offset.from(hold.home, to: parameters)
    let square = (0..<ParameterVector.count).reduce(0) { $0 + way[$1] * way[$1] }
    return losses.reduce(0, +) + hold.strength * square / 2
  }

  /// The parameters after one step from others, within their ranges.
  func step(from point: [Double], toward aim: Aim, _ hold: Hold) -> [Double] {
    var equations = equations(from: point, toward: aim)
    equations.hold(by: hold.strength, at: Offset.from(point, to: hold.home))
    // What would leave its range goes to its end, and the others make up for it.
    var fixed: [Int: Double] = [:]
    while true {
      let moved = Offset.end(of: equations.solution(fixed: fixed), from: point)
      let held = bounds.clipped(ParameterVector(moved)).array
      let outside = moved.indices.filter { fixed[$0] == nil && held[$0] != moved[$0] }
      if outside.isEmpty { return held }
      let way = Offset.from(point, to: held)
      for index in outside { fixed[index] = way[index] }
    }
  }

  private func equations(from point: [Double], toward aim: Aim) -> NormalEquations {
    let model = ModelNumbers(ParameterVector(point))
    let others = aim.ends.map { ModelNumbers(ParameterVector($0)) }
    let parts = crew.map(pieces.count) { [pieces, reviews] piece in
      var equations = NormalEquations()
      var walk = ItemWalk(model)
      var otherWalks = others.map { ItemWalk($0) }
      for item in pieces[piece] {
        walk.measure(item, of: reviews)
        for other in otherWalks.indices { otherWalks[other].measure(item, of: reviews) }
        walk.tellSlopes(of: item, in: reviews) { review, recall, slopes in
          let step = review - reviews.starts[item]
          let here = ModelNumbers.probabilities.nearest(to: recall)
          let wanted =
            switch aim {
            case .outcomes: reviews.ratings[review] > 0 ? 1.0 : 0
            case .between(_, _, let share):
              otherWalks[0].recall(before: step) * (1 - share)
                + otherWalks[1].recall(before: step) * share
            }
          equations.add(slopes, distance: wanted - here, weight: 1 / (here * (1 - here)))
        }
      }
      return equations
    }
    var sum = parts.reduce(into: NormalEquations()) { $0.add($1) }
    sum.measure(by: Offset.widths(at: point))
    return sum
  }
}
