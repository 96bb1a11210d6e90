package import Core

extension Progress {
  /// The milliseconds that an answer takes this learner, 20 seconds while nothing is known.
  ///
  /// At least 3 seconds and at most 5 minutes: no script's haste, and no clock gone wrong, makes
  /// an estimate useless.
  ///
  /// The median over the averages of the last 30 study days with reviews, so that one interrupted
  /// day does not show; ten answers of 20 seconds are taken to have come before them, so that the first
  /// few say little.
  package var millisecondsPerAnswer: Int { millisecondsPerAnswer(before: nil) }

  /// The same as of the beginning of a study day, so that it holds for all of the day.
  package func millisecondsPerAnswer(before day: Day?) -> Int {
    let timed = days.filter { entry in
      entry.value.answers > 0 && entry.value.milliseconds > 0 && day.map { entry.key < $0 } ?? true
    }
    let recent = timed.keys.sorted(by: >).prefix(30)
    let averages = recent.compactMap { day in
      timed[day].map { min(max($0.milliseconds / $0.answers, Self.quickest), Self.slowest) }
    }.sorted()
    guard !averages.isEmpty else { return Self.usual }
    let middle = averages.count / 2
    let median =
      averages.count % 2 == 1
      ? averages[middle] : (averages[middle - 1] + averages[middle]) / 2
    let answers = recent.reduce(0) { $0 + min(timed[$1]?.answers ?? 0, 10_000) }
    return (median * answers + Self.usual * Self.taken) / (answers + Self.taken)
  }

  private static let usual = 20_000
  private static let taken = 10
  private static let quickest = 3000
  private static let slowest = 300_000
}
