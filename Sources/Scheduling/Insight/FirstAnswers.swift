package import Core
import Glibc

/// How many first answers there were at each level, and how many of them were right.
package struct FirstAnswers: Equatable, Sendable {
  private var counts: [Level: Count] = [:]

  private struct Count: Equatable {
    var answers = 0
    var right = 0
  }

  /// No answers yet.
  package init() {}

  /// Counts the first answers to items.
  package init(of items: some Sequence<(level: Level, progress: ItemProgress)>) {
    for (level, progress) in items {
      if let rating = progress.firstRating { count(rating, at: level) }
    }
  }

  /// Counts one first answer.
  package mutating func count(_ rating: Rating, at level: Level) {
    counts[level, default: Count()].answers += 1
    counts[level, default: Count()].right += rating.isRight ? 1 : 0
  }

  /// The chance that an item of a level that was never asked is answered right: one right answer and
  /// three wrong ones are taken to have been given before the first.
  package func chance(at level: Level) -> Double {
    let count = counts[level] ?? Count()
    return Double(count.right + 1) / Double(count.answers + 4)
  }

  /// A chance drawn from the beta distribution whose mean is ``chance(at:)``.
  func draw(at level: Level, _ generator: inout SeededGenerator) -> Double {
    let count = counts[level] ?? Count()
    let right = Self.gamma(Double(count.right + 1), &generator)
    let wrong = Self.gamma(Double(count.answers - count.right + 3), &generator)
    return right / (right + wrong)
  }

  /// A draw from the gamma distribution of a shape of at least 1.
  ///
  /// - SeeAlso: Marsaglia, Tsang, "A simple method for generating gamma variables", 2000.
  private static func gamma(_ shape: Double, _ generator: inout SeededGenerator) -> Double {
    let scale = shape - 1 / 3.0
    while true {
      let normal = normal(&generator)
      let root = 1 + normal / (9 * scale).squareRoot()
      guard root > 0 else { continue }
      let cube = root * root * root
      let limit = normal * normal / 2 + scale - scale * cube + scale * log(cube)
      if log(1 - generator.nextUnit()) < limit { return scale * cube }
    }
  }

  /// A draw from the standard normal distribution, by Box and Muller.
  private static func normal(_ generator: inout SeededGenerator) -> Double {
    let radius = (-2 * log(1 - generator.nextUnit())).squareRoot()
    return radius * cos(2 * Double.pi * generator.nextUnit())
  }
}
