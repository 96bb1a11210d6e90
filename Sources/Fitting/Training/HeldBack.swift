import Scheduling

/// Reviews that were kept from training, to choose by.
struct HeldBack: Sendable {
  private let reviews: TrainingSet
  private let pieces: [Range<Int>]
  private let crew: Crew

  /// Keeps the reviews of some turns, all counting alike.
  init(_ histories: ReviewHistories, turns: Range<Int>, _ crew: Crew) {
    let choice = ScoredReviews(of: histories, turns: turns, weighting: .equal)
    reviews = TrainingSet(histories, choice)
    pieces = reviews.batches(of: LossSum.pieceSize)
    self.crew = crew
  }

  /// How many they are.
  var count: Int { reviews.count }

  /// The mean log loss of parameters.
  func loss(of parameters: [Double]) -> Double {
    guard reviews.count > 0 else { return 0 }
    let model = ModelNumbers(ParameterVector(parameters))
    let sums = crew.map(pieces.count) { [pieces, reviews] piece in
      var walk = ItemWalk(model)
      for item in pieces[piece] { walk.measure(item, of: reviews) }
      return walk.loss
    }
    return sums.reduce(0, +) / Double(reviews.count)
  }
}
