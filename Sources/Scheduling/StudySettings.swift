/// The learner's choices that shape what is asked when.
package struct StudySettings: Equatable, Sendable {
  /// The hour at which a new study day begins, 0…23.
  package var rollover = 4
  /// The most new items a study day, 0 and up.
  package var newPerDay = 10
  /// The most answers to items seen before a study day, 0 and up.
  package var reviewsPerDay = 200
  /// The most items a study day, new ones and reviews together, 0 and up; absent for no such limit.
  package var totalPerDay: Int?
  /// The weekdays on which less is to be due, 1 (Monday) to 7 (Sunday).
  package var lightDays: Set<Int> = []
  /// The memory model.
  package var memoryModel = ModelVersion.fsrs6
  /// The probability of recall at which an item is due again, 0.7…0.99.
  package var desiredRetention = 0.9
  /// The longest interval in days, 1…36,500.
  package var longestInterval = 36_500
  /// Seconds between the first answers to a new item.
  package var learningSteps = [60, 600]
  /// Seconds between the answers to an item that was forgotten.
  package var relearningSteps = [600]
  /// Seconds by which a learning step may be asked early when nothing else is left.
  package var lookahead = 1200
  /// The number of lapses at which an item is a leech.
  package var leechLapses = 8

  /// The settings a new learner has.
  package init() {}
}
