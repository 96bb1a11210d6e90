import Core
import Glibc
import Scheduling

/// FSRS over histories that are in memory, beside the powers that a review cannot do without.
enum ReviewReplay: Benchmark {
  static let name = "review-replay"

  private static let length = 20
  private static let count = 10_000

  static func figures(in workshop: Workshop) -> [Figure] {
    let fsrs = FSRS(FSRSParameters())
    let histories = histories()
    let reviews = Double(length * count)
    var sum = 0.0
    let runs = Alternation(
      floor: { reviews / 1e3 / Stopwatch.milliseconds { sum += powers() } },
      subject: {
        reviews / 1e3
          / Stopwatch.milliseconds {
            for history in histories { sum += fsrs.replay(history)?.stability ?? 0 }
          }
      }
    )
    precondition(sum.isFinite, "the sum is there so that the work cannot be left out")
    return [
      Figure(
        name: "\(name): reviews",
        unit: .millionsPerSecond,
        samples: runs.subject,
        floor: .init(name: "3 powers a review", samples: runs.floor),
        target: .atLeast(15)
      )
    ]
  }

  private static func histories() -> [[PastReview]] {
    var generator = SeededGenerator(seed: 1)
    return (0..<count).map { _ in
      (0..<length).map { index in
        let rating = [Rating.again, .hard, .good, .good, .good, .easy].randomElement(
          using: &generator
        )
        let days = index < 2 ? 0 : Int.random(in: 1...(index * index), using: &generator)
        return PastReview(rating ?? .good, elapsedDays: days)
      }
    }
  }

  private static func powers() -> Double {
    var sum = 0.0
    for index in 0..<(length * count) {
      let base = 1 + Double(index & 1023)
      sum += pow(base, -0.1542) + pow(base, 0.2315) + exp(-base)
    }
    return sum
  }
}
