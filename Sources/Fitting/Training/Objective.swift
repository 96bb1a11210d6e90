package import Core
import Scheduling

/// What training makes small: the loss on some reviews, and the distance from where it began.
package struct Objective: Sendable {
  private let set: TrainingSet
  private let pieces: [Range<Int>]
  private let anchor: Anchor
  private let crew: Crew

  /// Takes all reviews of a set.
  ///
  /// - Parameters:
  ///   - set: The reviews.
  ///   - anchor: Where the parameters are held.
  ///   - crew: The threads that share the work.
  package init(_ set: TrainingSet, anchor: Anchor, crew: Crew = Crew(size: 1)) {
    self.set = set
    self.anchor = anchor
    self.crew = crew
    pieces = set.batches(of: LossSum.pieceSize)
  }

  /// The objective and its derivative by each of 21 parameters.
  package func value(at parameters: [Double]) -> (value: Double, gradient: [Double]) {
    let sum = sum(over: pieces, share: 1, at: ParameterVector(parameters))
    return (sum.loss, sum.gradient.array)
  }

  /// The part of the objective that some pieces have, with a share of what holds the parameters.
  func sum(over pieces: [Range<Int>], share: Double, at parameters: ParameterVector) -> LossSum {
    var sum = LossSum.of(pieces, in: set, at: parameters, crew)
    sum.loss += share * anchor.penalty(at: parameters)
    anchor.pull(parameters, share: share, &sum.gradient)
    return sum
  }
}
