import Glibc

/// By how much one set of predictions has the smaller log loss than another, review by review.
package struct Advantage: Sendable, Equatable {
  /// The mean, above 0 where the first set is better.
  package let mean: Double
  /// How far a single review's lies from the mean, as a standard deviation.
  package let deviation: Double
  /// How many reviews there are.
  package let count: Int

  /// Compares predictions.
  ///
  /// - Parameters:
  ///   - recalls: The first set's probabilities of recall, each between 0 and 1.
  ///   - others: The second set's.
  ///   - truth: What happened, as 1 or 0 for each review; or the probability that it would, for the
  ///     advantage to be expected of reviews like these.
  package init(of recalls: [Double], over others: [Double], given truth: [Double]) {
    var sum = 0.0
    var squares = 0.0
    for index in recalls.indices {
      let right = log(recalls[index] / others[index])
      let wrong = log((1 - recalls[index]) / (1 - others[index]))
      let share = truth[index]
      sum += share * right + (1 - share) * wrong
      squares += share * right * right + (1 - share) * wrong * wrong
    }
    count = recalls.count
    mean = count > 0 ? sum / Double(count) : 0
    let variance = count > 0 ? squares / Double(count) - mean * mean : 0
    deviation = max(variance, 0).squareRoot()
  }

  /// How many standard errors the mean of so many reviews is above 0.
  ///
  /// - Parameter reviews: How many reviews the mean is of; a fraction where two means, each with its
  ///   own chance, are at work.
  /// - Returns: The number, 0 where no review makes a difference.
  package func errors(among reviews: Double) -> Double {
    deviation > 0 ? mean / deviation * reviews.squareRoot() : 0
  }
}
