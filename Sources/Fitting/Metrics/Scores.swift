import Glibc

/// How well predictions meet what happened.
package struct Scores: Equatable, Sendable {
  /// How many reviews were predicted, 1 and up.
  package let count: Int
  /// The share of right answers, 0…1.
  package let recall: Double
  /// −Σ v (y ln p + (1 − y) ln(1 − p)) / Σ v; less is better.
  package let logLoss: Double
  /// The root of the mean square of what predictions are off by, over bins of alike reviews.
  package let binnedError: Double
  /// The probability that a review that was right had a higher prediction than one that was not,
  /// ties counting half; absent where all were right or none.
  package let ranking: Double?

  /// Scores predictions; `nil` where there are none.
  package init?(_ predictions: Predictions) {
    guard !predictions.outcomes.isEmpty else { return nil }
    count = predictions.outcomes.count
    recall = Double(predictions.outcomes.count { $0 }) / Double(count)
    logLoss = Self.logLoss(predictions)
    binnedError = Self.binnedError(predictions)
    ranking = Self.ranking(predictions)
  }

  private static func logLoss(_ predictions: Predictions) -> Double {
    var sum = 0.0
    var weight = 0.0
    for index in predictions.outcomes.indices {
      let recall = ModelNumbers.probabilities.nearest(to: predictions.recalls[index])
      let own = predictions.weights[index]
      sum -= own * log(predictions.outcomes[index] ? recall : 1 - recall)
      weight += own
    }
    return sum / weight
  }

  /// Inside a bin all count alike; bins count by the weights in them.
  private static func binnedError(_ predictions: Predictions) -> Double {
    var bins: [Int32: (count: Double, excess: Double, weight: Double)] = [:]
    for index in predictions.outcomes.indices {
      let excess = predictions.recalls[index] - (predictions.outcomes[index] ? 1 : 0)
      let bin = predictions.bins[index]
      bins[bin, default: (0, 0, 0)].count += 1
      bins[bin, default: (0, 0, 0)].excess += excess
      bins[bin, default: (0, 0, 0)].weight += predictions.weights[index]
    }
    var sum = 0.0
    var weight = 0.0
    for (_, bin) in bins.sorted(by: { $0.key < $1.key }) {
      let mean = bin.excess / bin.count
      sum += bin.weight * mean * mean
      weight += bin.weight
    }
    return (sum / weight).squareRoot()
  }

  private static func ranking(_ predictions: Predictions) -> Double? {
    let order = predictions.recalls.indices.sorted {
      predictions.recalls[$0] < predictions.recalls[$1]
    }
    var pairs = 0.0
    var wrong = 0.0
    var right = 0.0
    var start = 0
    while start < order.count {
      let recall = predictions.recalls[order[start]]
      var (tiedRight, tiedWrong) = (0.0, 0.0)
      while start < order.count, predictions.recalls[order[start]] == recall {
        if predictions.outcomes[order[start]] { tiedRight += 1 } else { tiedWrong += 1 }
        start += 1
      }
      pairs += tiedRight * (wrong + tiedWrong / 2)
      wrong += tiedWrong
      right += tiedRight
    }
    return wrong > 0 && right > 0 ? pairs / (wrong * right) : nil
  }
}
