import Core
import Scheduling

/// Moves parameters so that their predictions come nearer to what is wanted of them.
///
/// A step solves for the change as if predictions changed in proportion to it. How fast they do is
/// taken from parameters a little beside.
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
  }

  /// Where parameters are held: ½ · strength · the square of the way from there.
  struct Hold {
    let home: [Double]
    let strength: Double
  }

  /// How far beside slopes are taken from.
  private static let nudge = 1e-3

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
    let nudges = nudges(of: point)
    let beside = point.indices.map { index in
      var way = ParameterVector()
      way[index] = nudges[index]
      return Offset.end(of: way, from: point)
    }
    var sets = [point] + beside
    if case .between(let start, let goal, _) = aim { sets += [start, goal] }
    let models = sets.map { ModelNumbers(ParameterVector($0)) }
    let parts = crew.map(pieces.count) { [pieces, reviews] piece in
      var equations = NormalEquations()
      var walks = models.map { ItemWalk($0) }
      for item in pieces[piece] {
        for walk in walks.indices { walks[walk].measure(item, of: reviews) }
        for (step, review) in (reviews.starts[item]..<reviews.starts[item + 1]).enumerated()
        where reviews.weights[review] > 0 {
          func recall(_ walk: Int) -> Double {
            ModelNumbers.probabilities.nearest(to: walks[walk].recall(before: step))
          }
          let here = recall(0)
          let wanted =
            switch aim {
            case .outcomes: reviews.ratings[review] > 0 ? 1.0 : 0
            case .between(_, _, let share): recall(22) + share * (recall(23) - recall(22))
            }
          var slopes = ParameterVector()
          for index in nudges.indices { slopes[index] = (recall(1 + index) - here) / nudges[index] }
          equations.add(slopes, distance: wanted - here, weight: 1 / (here * (1 - here)))
        }
      }
      return equations
    }
    return parts.reduce(into: NormalEquations()) { $0.add($1) }
  }

  /// In which direction each parameter is nudged: upward, unless that leaves its range.
  private func nudges(of point: [Double]) -> [Double] {
    point.indices.map { index in
      var way = ParameterVector()
      way[index] = Self.nudge
      let above = Offset.end(of: way, from: point)
      let held = bounds.clipped(ParameterVector(above)).array
      return held[index] == above[index] ? Self.nudge : -Self.nudge
    }
  }
}
