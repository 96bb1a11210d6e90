package import Core
package import Scheduling

/// How long answers take a learner, with the learning steps that follow them on the same day.
package struct AnswerPace: Equatable, Sendable {
  /// Seconds for one answer of usual effort, more than 0.
  package let secondsPerAnswer: Double
  /// Answers that an item takes on the day it is first asked, 1 and up.
  package let answersPerNew: Double
  /// Further answers on the day on which an item is forgotten, 0 and up.
  package let answersPerLapse: Double

  /// Makes a pace from its parts.
  package init(secondsPerAnswer: Double, answersPerNew: Double, answersPerLapse: Double) {
    self.secondsPerAnswer = secondsPerAnswer
    self.answersPerNew = answersPerNew
    self.answersPerLapse = answersPerLapse
  }

  /// The pace of a learner: own answering time, and the answers that the learning steps ask for.
  ///
  /// - Parameters:
  ///   - progress: The progress.
  ///   - settings: The learner's settings.
  ///   - odds: How likely each rating is.
  ///   - day: The study day whose answers, and later ones, are not looked at; absent for none.
  package init(
    of progress: Progress,
    settings: StudySettings,
    odds: RatingOdds,
    before day: Day? = nil
  ) {
    let steps = Double(settings.learningSteps.count)
    // Again and hard go through all steps, good skips the first, easy ends them.
    let learning =
      (odds.first(.again) + odds.first(.hard)) * steps + odds.first(.good) * max(steps - 1, 0)
    self.init(
      secondsPerAnswer: Double(progress.millisecondsPerAnswer(before: day)) / 1000,
      answersPerNew: 1 + learning,
      answersPerLapse: Double(settings.relearningSteps.count)
    )
  }

  /// Seconds that a new item of an effort takes; the steps after it are taken as often as usual.
  func newSeconds(effort: Double, hasSteps: Bool) -> Double {
    secondsPerAnswer * effort * (hasSteps ? answersPerNew : 1)
  }

  /// Seconds that a review takes which is right with a probability of 0…1.
  func reviewSeconds(effort: Double, hasSteps: Bool, recall: Double) -> Double {
    secondsPerAnswer * effort * (1 + (hasSteps ? (1 - recall) * answersPerLapse : 0))
  }
}

extension AnswerPace {
  /// About what the simulated learners take, for the policy that plans for them.
  static let simulated = AnswerPace(
    secondsPerAnswer: 13,
    answersPerNew: 2.3,
    answersPerLapse: 1.2
  )
}
