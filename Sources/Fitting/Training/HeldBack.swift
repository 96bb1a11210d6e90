import Core

/// Some reviews, all counting alike, that parameters are compared on.
struct HeldBack: Sendable {
  private let reviews: TrainingSet
  private let pieces: [Range<Int>]
  private let crew: Crew

  /// Keeps the reviews of some turns.
  init(_ histories: ReviewHistories, turns: Range<Int>, _ crew: Crew) {
    let choice = ScoredReviews(of: histories, turns: turns, weighting: .equal)
    reviews = TrainingSet(histories, choice)
    pieces = reviews.batches(of: LossSum.pieceSize)
    self.crew = crew
  }

  /// What parameters predict of each of the reviews.
  func recalls(by parameters: [Double]) -> [Double] {
    let model = ModelNumbers(ParameterVector(parameters))
    return crew.map(pieces.count) { [pieces, reviews] piece in
      var walk = ItemWalk(model)
      var recalls: [Double] = []
      for item in pieces[piece] {
        walk.measure(item, of: reviews)
        for (step, review) in (reviews.starts[item]..<reviews.starts[item + 1]).enumerated()
        where reviews.weights[review] > 0 {
          recalls.append(ModelNumbers.probabilities.nearest(to: walk.recall(before: step)))
        }
      }
      return recalls
    }.flatMap { $0 }
  }
}
