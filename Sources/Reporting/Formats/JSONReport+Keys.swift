extension JSONReport {
  /// What each key of the JSON means, in its order; `[]` stands for every element of a list.
  package static var keys: [(path: String, meaning: String)] {
    [
      ("schema", "the version of this form: 1"),
      ("at", "the moment of the report, ISO 8601 with offset"),
      ("day", "the study day of the report; days are YYYY-MM-DD"),
      ("since", "the first day of the period for activity and answers, null for all time"),
      ("topic", "the topic it is restricted to, else null"),
      ("level", "the level it is restricted to, else null"),
    ] + summaryKeys + readinessKeys + [
      ("retention[].period", "today, yesterday, last 7 days, … since …, all"),
      ("retention[].from", "the first day of the period, null for all time"),
    ] + shareKeys("retention[]") + calibrationKeys + [
      ("activity[].day", "a study day on which something was done"),
      ("activity[].answers", "rated answers; of an exercise the day's first verdict"),
      ("activity[].right", "those not rated again"),
      ("activity[].new", "those that were an item's first"),
      ("activity[].extra", "further runs of exercises and practice out of turn"),
      ("activity[].milliseconds", "time from questions to answers"),
    ] + masteryKeys("topics[]", "topic") + masteryKeys("levels[]", "level")
      + standingKeys("weakest[]") + standingKeys("leeches[]") + lastKeys
  }

  private typealias Key = (path: String, meaning: String)

  private static var summaryKeys: [Key] {
    [
      ("summary.due", "items due today or before, within the day's limit"),
      ("summary.overdue", "those of them due on an earlier day"),
      ("summary.held", "items due that are past the day's limit"),
      ("summary.learning", "learning steps that would be asked now"),
      ("summary.new", "new items that may still be begun today"),
      ("summary.minutes", "the minutes that all this takes, rounded up"),
      ("summary.next", "when the next item comes, null while one can be asked"),
      ("summary.items", "items there are"),
      ("summary.seen", "those asked at least once"),
      ("summary.known", "those in review and recalled with at least the target"),
      ("summary.answers", "rated answers in the period"),
      ("summary.right", "those not rated again"),
      ("summary.milliseconds", "time spent in the period"),
    ] + shareKeys("summary.retention") + [
      ("summary.target", "the retention that the scheduler aims at, 0…1"),
      ("summary.streak", "study days in a row with a review, to today or yesterday"),
      ("summary.longestStreak", "the longest such row"),
    ]
  }

  private static func shareKeys(_ path: String) -> [Key] {
    [
      ("\(path).right", "reviews not rated again"),
      ("\(path).reviews", "reviews of items that came back after a day or more"),
      ("\(path).share", "right / reviews, 0…1, null under \(Share.fewest) reviews"),
      ("\(path).range80", "Wilson's 80 % range of the share, [low, high] or null"),
      ("\(path).range95", "Wilson's 95 % range of the share, [low, high] or null"),
    ]
  }

  private static func masteryKeys(_ path: String, _ name: String) -> [Key] {
    [
      ("\(path).\(name)", "the \(name)\(name == "topic" ? ", null for items without one" : "")"),
      ("\(path).items", "items of the \(name)"),
      ("\(path).seen", "those asked at least once"),
      ("\(path).known", "those in review and recalled with at least the target"),
      ("\(path).recall", "the mean probability of recall of those seen, 0…1 or null"),
      ("\(path).firstRight", "first answers not rated again"),
      ("\(path).firstAnswers", "first answers"),
    ]
  }

  private static func standingKeys(_ path: String) -> [Key] {
    [
      ("\(path).id", "the item's id"),
      ("\(path).title", "its heading"),
      ("\(path).file", "the bank's file"),
      ("\(path).line", "the line of its heading"),
      ("\(path).recall", "the probability of recall now, 0…1"),
      ("\(path).lapses", "how often it was forgotten while in review"),
      ("\(path).last", "the last rating: again, hard, good or easy"),
      ("\(path).suspended", "whether it is set aside"),
    ]
  }

  private static var lastKeys: [Key] {
    [
      ("forecast.overdue", "reviews due on an earlier day"),
      ("forecast.days[].day", "one of the next \(Report.forecastDays) study days"),
      ("forecast.days[].reviews", "reviews due on it"),
      ("exercises.items", "exercises and audits there are"),
      ("exercises.passed", "those passed at least once"),
      ("exercises.results[].id", "the id of one that was tried"),
      ("exercises.results[].title", "its heading"),
      ("exercises.results[].attempts", "its verdicts, each counted once"),
      ("exercises.results[].passes", "those that were passes"),
      ("exercises.results[].lastPassed", "whether the last one was"),
      ("exercises.results[].lastDay", "the study day of the last one"),
      ("exercises.results[].firstRating", "the rating that the first one came to"),
      (
        "failedRules[].rule",
        "the id of a rule that answers failed, at most \(FailedRule.most) of them"
      ),
      ("failedRules[].failures", "the answers to exercises and audits that failed it"),
      ("failedRules[].lastFailed", "the study day of the last one"),
      ("orphans", "items with progress that are in no loaded bank"),
    ]
  }
}
