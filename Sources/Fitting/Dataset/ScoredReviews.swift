/// Which reviews of some histories are predicted, and how much each of them counts.
///
/// Predicted are the reviews after at least one day that are not an item's first; their number in
/// the order of the log is their *turn*, from 0.
package struct ScoredReviews: Sendable {
  /// The weight of each review of the histories; 0 for one that is not predicted.
  let weights: [Double]
  /// How many are predicted.
  package let count: Int

  /// How much a review counts.
  package enum Weighting: Sendable {
    /// All alike.
    case equal
    /// 0.25 for the oldest up to 1 for the newest, as fsrs-rs trains and evaluates.
    case recency

    func weight(of turn: Int, among count: Int) -> Double {
      switch self {
      case .equal: return 1
      case .recency:
        let age = count > 1 ? Double(turn) / Double(count - 1) : 1
        return 0.25 + 0.75 * age * age * age
      }
    }
  }

  /// The reviews of an item after which it is no longer trained with.
  private static let longest = 256

  /// Chooses among the reviews that can be predicted.
  ///
  /// - Parameters:
  ///   - histories: The histories.
  ///   - turns: The turns to choose; absent for all.
  ///   - filter: Says which items are left out; absent for none. Weights follow from the order
  ///     among those that are left.
  ///   - weighting: How much each counts.
  package init(
    of histories: ReviewHistories,
    turns: Range<Int>? = nil,
    filter: OutlierFilter? = nil,
    weighting: Weighting
  ) {
    let places = ScoredPlaces(histories)
    var isChosen = Array(repeating: false, count: places.span)
    for item in 0..<histories.itemCount where filter?.drops(item) != true {
      for review in histories.run(of: item).dropFirst() where histories.days[review] > 0 {
        let place = Int(histories.places[review])
        if turns?.contains(places.turn(of: place)) ?? true { isChosen[place] = true }
      }
    }
    let count = isChosen.count { $0 }
    var placeWeights: [Double] = []
    placeWeights.reserveCapacity(isChosen.count)
    var turn = 0
    for isChosen in isChosen {
      placeWeights.append(isChosen ? weighting.weight(of: turn, among: count) : 0)
      turn += isChosen ? 1 : 0
    }
    var weights = Array(repeating: 0.0, count: histories.reviewCount)
    var dropped = 0
    for item in 0..<histories.itemCount {
      let run = histories.run(of: item)
      for review in run where placeWeights[Int(histories.places[review])] > 0 {
        // Reviews late in a long history are left out last: the others' weights know of them.
        if filter != nil, review - run.lowerBound >= Self.longest {
          dropped += 1
        } else {
          weights[review] = placeWeights[Int(histories.places[review])]
        }
      }
    }
    self.weights = weights
    self.count = count - dropped
  }

  /// How many reviews of some histories can be predicted.
  package static func count(of histories: ReviewHistories) -> Int {
    ScoredPlaces(histories).count
  }
}
