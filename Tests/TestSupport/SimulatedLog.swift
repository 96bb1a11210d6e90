package import Core
import Glibc
package import Scheduling

/// The reviews of a learner whose memory follows FSRS-6 with known parameters.
///
/// The learner's program schedules with the default parameters, as it does before anything was
/// fitted; items are answered on their day or a little late.
package struct SimulatedLog: Sendable {
  /// One review.
  package struct Review: Sendable {
    /// The item's number, from 0.
    package let item: Int
    /// The study day, from 0.
    package let day: Int
    /// The recall.
    package let rating: Rating
  }

  /// The parameters of the learner's memory.
  package let truth: FSRSParameters
  /// The reviews, in order.
  package private(set) var reviews: [Review] = []

  private static let spread = [
    6.43, 9.66, 17.58, 27.85, 0.57, 0.28, 0.6, 0.12, 0.39, 0.18, 0.33, 0.3, 0.09, 0.16, 0.57, 0.25,
    1.03, 0.31, 0.32, 0.14, 0.27,
  ]

  private struct Item {
    let number: Int
    var memory: MemoryState?
    var believed: MemoryState?
    var lastDay = 0
  }

  /// Simulates so many reviews of at most so many items; equal seeds give equal logs.
  ///
  /// - Parameters:
  ///   - count: The reviews.
  ///   - items: The items, begun in even steps over the first three quarters of two years.
  ///   - seed: Decides truth, answers and delays.
  ///   - spread: By how many of the learners' standard deviations truth is off the defaults.
  package init(reviews count: Int, items: Int, seed: UInt64, spread: Double = 1) {
    var generator = SeededGenerator(seed: seed)
    truth = Self.truth(spread, &generator)
    let (memory, program) = (FSRS(truth), FSRS(FSRSParameters()))
    var days: [[Item]] = []
    for number in 0..<items {
      Self.put(Item(number: number), on: number * 540 / max(items, 1), &days)
    }
    var day = 0
    while day < days.count, reviews.count < count {
      for item in days[day].shuffled(using: &generator) {
        let next = answer(item, on: day, memory, program, &generator)
        Self.put(next.item, on: next.day, &days)
      }
      days[day] = []
      day += 1
    }
    reviews.removeLast(max(reviews.count - count, 0))
  }

  private static func truth(_ scale: Double, _ generator: inout SeededGenerator) -> FSRSParameters {
    var numbers = FSRSParameters.defaults
    for index in numbers.indices {
      let normal = generator.nextNormal()
      // Stabilities lie apart by ratio rather than by distance, and never fall with the rating.
      if index < 4 {
        numbers[index] *= exp(0.6 * scale * normal)
      } else {
        numbers[index] += spread[index] * scale * normal
      }
    }
    numbers.replaceSubrange(..<4, with: numbers[..<4].sorted())
    return (try? FSRSParameters(numbers)) ?? FSRSParameters()
  }

  private static func put(_ item: Item, on day: Int, _ days: inout [[Item]]) {
    while days.count <= day { days.append([]) }
    days[day].append(item)
  }

  /// Answers an item until it is known, at most four times on the day.
  private mutating func answer(
    _ item: Item,
    on day: Int,
    _ memory: FSRS,
    _ program: FSRS,
    _ generator: inout SeededGenerator
  ) -> (item: Item, day: Int) {
    var item = item
    for _ in 0..<4 {
      let days = day - item.lastDay
      let rating = Self.rating(of: item.memory, after: days, memory, &generator)
      reviews.append(Review(item: item.number, day: day, rating: rating))
      item.memory = memory.state(after: item.memory, rated: rating, elapsedDays: days)
      item.believed = program.state(after: item.believed, rated: rating, elapsedDays: days)
      item.lastDay = day
      if rating != .again { break }
    }
    let stability = item.believed?.stability ?? 1
    let wait = program.days(of: stability, retention: 0.9, longest: 3650)
    let late = generator.nextUnit()
    return (item, day + wait + Int(late * late * late * Double(wait) * 0.8 + late))
  }

  private static func rating(
    of memory: MemoryState?,
    after days: Int,
    _ fsrs: FSRS,
    _ generator: inout SeededGenerator
  ) -> Rating {
    guard let memory else {
      return pick([(.again, 0.25), (.hard, 0.15), (.good, 0.5), (.easy, 0.1)], &generator)
    }
    let recall = days > 0 ? fsrs.retrievability(of: memory.stability, after: Double(days)) : 0.85
    guard generator.nextUnit() < recall else { return .again }
    return pick([(.hard, 0.12), (.good, 0.74), (.easy, 0.14)], &generator)
  }

  private static func pick(
    _ shares: [(Rating, Double)],
    _ generator: inout SeededGenerator
  ) -> Rating {
    var rest = generator.nextUnit()
    for (rating, share) in shares {
      if rest < share { return rating }
      rest -= share
    }
    return .good
  }
}

extension SeededGenerator {
  /// Draws from the normal distribution with mean 0 and deviation 1 (Box and Muller, 1958).
  fileprivate mutating func nextNormal() -> Double {
    (-2 * log(1 - nextUnit())).squareRoot() * cos(2 * .pi * nextUnit())
  }
}
