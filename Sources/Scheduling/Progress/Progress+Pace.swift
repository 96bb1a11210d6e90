extension Progress {
  /// The milliseconds that an answer takes this learner, 20 seconds while nothing is known.
  ///
  /// At least 3 seconds and at most 5 minutes: no script's haste, and no clock gone wrong, makes
  /// an estimate useless.
  ///
  /// The median over the averages of the last 30 study days with reviews, so that one interrupted
  /// day does not show.
  package var millisecondsPerAnswer: Int {
    let timed = days.filter { $0.value.answers > 0 && $0.value.milliseconds > 0 }
    let recent = timed.keys.sorted(by: >).prefix(30)
    let averages = recent.compactMap { day in
      timed[day].map { min(max($0.milliseconds / $0.answers, Self.quickest), Self.slowest) }
    }.sorted()
    guard !averages.isEmpty else { return 20_000 }
    let middle = averages.count / 2
    if averages.count % 2 == 1 { return averages[middle] }
    return (averages[middle - 1] + averages[middle]) / 2
  }

  private static let quickest = 3000
  private static let slowest = 300_000
}
