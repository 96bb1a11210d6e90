package import Core

/// How likely each rating is: of an item never seen before, and of one that is recalled.
package struct RatingOdds: Equatable, Sendable {
  /// The shares of again, hard, good and easy among first answers; they add up to 1.
  package let first: [Double]
  /// The shares of hard, good and easy among the answers that are right; they add up to 1.
  package let right: [Double]

  /// What holds for a learner of whom nothing is known.
  ///
  /// - SeeAlso: fsrs-rs, crate 6.6.2, `simulation.rs`, the defaults of `SimulatorConfig`.
  package static let usual = RatingOdds(
    first: [0.24, 0.094, 0.495, 0.171],
    right: [0.224, 0.631, 0.145]
  )

  private init(first: [Double], right: [Double]) {
    self.first = first
    self.right = right
  }

  /// The usual shares, moved towards a learner's own first answers as there are more of them: the
  /// usual ones weigh as much as ten answers.
  package init(firstAnswers: some Sequence<Rating>) {
    let weight = 10.0
    var counts = Self.usual.first.map { $0 * weight }
    var total = weight
    for rating in firstAnswers {
      counts[rating.rawValue - 1] += 1
      total += 1
    }
    self.init(first: counts.map { $0 / total }, right: Self.usual.right)
  }

  /// The share of a rating among first answers.
  func first(_ rating: Rating) -> Double { first[rating.rawValue - 1] }

  /// The share of a rating among answers of which so many, 0…1, are right.
  func share(of rating: Rating, recall: Double) -> Double {
    rating == .again ? 1 - recall : recall * right[rating.rawValue - 2]
  }
}
