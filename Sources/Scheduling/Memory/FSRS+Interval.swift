package import Core
import Glibc

extension FSRS {
  /// The probability of recall, 0…1.
  ///
  /// - Parameters:
  ///   - stability: Days, more than 0.
  ///   - days: Days since the last review, with their fraction; below 0 they count as 0.
  /// - Returns: 1 at once, 0.9 after as many days as the stability, then less and less.
  package func retrievability(of stability: Double, after days: Double) -> Double {
    pow(1 + factor * days.orZero / stability, decay)
  }

  /// The days after which the probability of recall has fallen to a retention.
  ///
  /// - Parameters:
  ///   - stability: Days, more than 0.
  ///   - retention: The probability, more than 0 and less than 1.
  /// - Returns: Days with their fraction, more than 0.
  package func interval(of stability: Double, retention: Double) -> Double {
    stability / factor * (pow(retention, 1 / decay) - 1)
  }

  /// The same interval in whole days, half a day rounded up, from 1 to the longest.
  package func days(of stability: Double, retention: Double, longest: Int) -> Int {
    wholeDays(interval(of: stability, retention: retention), within: 1...max(longest, 1))
  }

  /// The memory that an SM-2 scheduler's numbers stand for.
  ///
  /// - Parameters:
  ///   - ease: The ease factor, more than 1, as 2.5.
  ///   - interval: The last interval in days, at least 0.
  ///   - retention: The retention that scheduler is taken to have aimed at, as 0.9.
  /// - Returns: The memory, its parts within their ranges.
  /// - SeeAlso: fsrs-rs, crate 6.6.2, `memory_state_from_sm2`.
  package func state(ease: Double, interval: Double, retention: Double) -> MemoryState {
    let stability = max(interval, 0.001) * factor / (pow(retention, 1 / decay) - 1)
    let recall = exp((1 - retention) * growthRecall) - 1
    let change = growth * pow(stability, growthSaturation) * recall
    return Self.bounded(stability: stability, difficulty: 11 - (ease - 1) / change)
  }
}

extension FSRS: MemoryModel {
  package var version: ModelVersion { .fsrs6 }

  package var weights: [Double] { parameters.values }
  package var setName: String { parameters.setName }

  package func state(
    after memory: MemoryState?,
    rated rating: Rating,
    elapsed: Elapsed
  ) -> MemoryState {
    state(after: memory, rated: rating, elapsedDays: elapsed.studyDays)
  }

  package func retrievability(of memory: MemoryState, after days: Double) -> Double {
    retrievability(of: memory.stability, after: days)
  }

  package func interval(of memory: MemoryState, retention: Double) -> Double {
    interval(of: memory.stability, retention: retention)
  }
}
