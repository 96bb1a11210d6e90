import Core
import Effects
import Scheduling

/// The memory that a million reviews of twenty thousand items take: all histories at once, and what
/// their replay comes to.
enum MillionReviews: Benchmark {
  static let name = "million-reviews"

  private static let items = 20_000
  private static let length = 50

  static func figures(in workshop: Workshop) throws -> [Figure] {
    let program = Paths.join(workshop.checkout, ".build/release/Benchmarks")
    let command = ProcessRun.Command(words: [program, name + "-held"], environment: [])
    return [
      Figure(
        name: "\(name): peak memory",
        unit: .mebibytes,
        samples: Samples(try (0..<3).map { _ in try PeakMemory.mebibytes(command) }),
        floor: .init(
          name: "/bin/true",
          samples: Samples(
            try (0..<3).map { _ in
              try PeakMemory.mebibytes(.init(words: ["/bin/true"], environment: []))
            }
          )
        ),
        target: .below(150)
      )
    ]
  }

  /// What the process that is measured does.
  static func hold() {
    var generator = SeededGenerator(seed: 1)
    let fsrs = FSRS(FSRSParameters())
    let histories = (0..<items).map { _ in
      (0..<length).map { index in
        PastReview(
          Rating.allCases.randomElement(using: &generator) ?? .good,
          elapsedDays: Int.random(in: 0...(index * 3), using: &generator)
        )
      }
    }
    let memories = histories.compactMap(fsrs.replay)
    precondition(memories.count == items, "every history leaves a memory")
    precondition(histories.count == items, "the histories are there to the end")
  }
}
