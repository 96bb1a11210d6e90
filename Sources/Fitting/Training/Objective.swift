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
    let vector = ParameterVector(parameters)
    var sum = LossSum.of(pieces, in: set, at: vector, crew)
    sum.loss += anchor.penalty(at: vector)
    anchor.pull(vector, share: 1, &sum.gradient)
    return (sum.loss, sum.gradient.array)
  }
}
