import Core
import Scheduling

/// What one answer adds to the probability of recall on a date.
///
/// The expectation over the ratings that the answer may get, by the memory model as it stands; an
/// item never seen is taken to be recalled with probability 0.
struct RecallGain: Sendable {
  let fsrs: any MemoryModel
  let odds: RatingOdds

  /// The probability of recall so many days after the last answer.
  func recall(_ memory: MemoryState, after days: Int) -> Double {
    fsrs.retrievability(of: memory, after: Double(days))
  }

  /// What a first answer leads to.
  ///
  /// - Parameter left: The days from the answer to the date, 0 and up.
  /// - Returns: What is to be expected.
  func afterFirst(left: Int) -> Prospect {
    prospect(of: nil, elapsed: 0, left: left) { odds.first($0) }
  }

  /// What a review leads to.
  ///
  /// - Parameters:
  ///   - memory: The memory before it.
  ///   - elapsed: The study days since the last answer, 1 and up.
  ///   - left: The days from the review to the date, 0 and up.
  /// - Returns: What is to be expected.
  func afterReview(of memory: MemoryState, elapsed: Int, left: Int) -> Prospect {
    let recall = recall(memory, after: elapsed)
    return prospect(of: memory, elapsed: elapsed, left: left) {
      odds.share(of: $0, recall: recall)
    }
  }

  private func prospect(
    of memory: MemoryState?,
    elapsed: Int,
    left: Int,
    share: (Rating) -> Double
  ) -> Prospect {
    var recall = 0.0
    var logStability = 0.0
    var difficulty = 0.0
    for rating in Rating.allCases {
      let share = share(rating)
      let next = fsrs.state(after: memory, rated: rating, elapsed: Elapsed(studyDays: elapsed))
      recall += share * self.recall(next, after: left)
      logStability += share * logarithm(next.stability)
      difficulty += share * next.difficulty
    }
    return Prospect(
      recall: recall,
      memory: MemoryState(stability: exponential(logStability), difficulty: difficulty)
    )
  }
}
