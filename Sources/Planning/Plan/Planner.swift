package import Core
package import Scheduling

/// Plans the days until an interview.
///
/// Each day takes the answers that add most to the expected recall on the interview's day for the
/// time they take, as long as the day's minutes last and an answer adds anything. New items enter
/// by the same measure as reviews, whether due or not, and only where they come to count more than
/// they do unseen.
package struct Planner: Sendable {
  /// The memory model, with the learner's parameters.
  package let fsrs: any MemoryModel
  /// How likely each rating is.
  package let odds: RatingOdds
  /// How long answers take.
  package let pace: AnswerPace
  /// The weekdays on which half as much is to be done, 1 (Monday) to 7 (Sunday).
  package let lightDays: Set<Int>

  /// Makes a planner of a learner.
  package init(
    fsrs: any MemoryModel,
    odds: RatingOdds,
    pace: AnswerPace,
    lightDays: Set<Int> = []
  ) {
    self.fsrs = fsrs
    self.odds = odds
    self.pace = pace
    self.lightDays = lightDays
  }

  /// Makes the planner of a learner whose progress is known.
  ///
  /// - Parameters:
  ///   - progress: The progress.
  ///   - settings: The learner's settings.
  ///   - fsrs: The memory model.
  ///   - day: The study day on which it plans. What is answered on it does not move the pace, so that
  ///     the day has room for as much after an answer as before it; absent for all answers.
  package init(
    of progress: Progress,
    settings: StudySettings,
    fsrs: any MemoryModel,
    on day: Day? = nil
  ) {
    let known = progress.items.values.filter { item in
      day.map { day in item.firstDay.map { $0 < day } ?? true } ?? true
    }
    let odds = RatingOdds(firstAnswers: known.compactMap(\.firstRating))
    self.init(
      fsrs: fsrs,
      odds: odds,
      pace: AnswerPace(of: progress, settings: settings, odds: odds, before: day),
      lightDays: settings.lightDays
    )
  }

  /// The share of a goal's minutes that a study day has: half on a light weekday, as that is how much
  /// is to be due on it; where all weekdays are light, none is.
  package func share(of day: Day) -> Double { Self.share(of: day, light: lightDays) }

  static func share(of day: Day, light: Set<Int>) -> Double {
    light.contains(day.weekday) && light.count < 7 ? 0.5 : 1
  }

  /// The seconds of a study day's time that its answers have taken, as the clock has it or as they were
  /// expected to, whichever is more: a quick learner's day is over with the items it had.
  ///
  /// - Parameters:
  ///   - items: The items that the goal is about.
  ///   - day: The study day.
  ///   - milliseconds: What the answers of the day took by the clock.
  /// - Returns: The seconds, 0 and up.
  package func spent(on items: [PlanItem], day: Day, milliseconds: Int) -> Double {
    let expected = items.reduce(0.0) { sum, item in
      let progress = item.progress
      guard progress.lastDay == day, progress.memory != nil else { return sum }
      guard progress.firstDay != day else {
        return sum + pace.newSeconds(effort: item.effort, hasSteps: item.hasSteps)
      }
      let isForgotten = progress.phase != .review
      return sum
        + pace.reviewSeconds(
          effort: item.effort,
          hasSteps: item.hasSteps,
          recall: isForgotten ? 0 : 1
        )
    }
    return max(expected, Double(max(milliseconds, 0)) / 1000)
  }

  /// Plans from a study day on.
  ///
  /// More minutes never lower the readiness that is forecast, nor the mean recall, and no plan comes
  /// out below doing nothing.
  ///
  /// - Parameters:
  ///   - goal: What to aim at.
  ///   - items: The items that the goal is about.
  ///   - today: The first study day.
  ///   - spent: Seconds of today's time that are spent already.
  /// - Returns: The plan; without a day once the interview has come.
  package func plan(
    for goal: StudyGoal,
    items: [PlanItem],
    from today: Day,
    spent: Double = 0
  ) -> StudyPlan {
    var search = PlanSearch(self, goal, items: items, from: today, spent: spent)
    return search.plan()
  }

  /// The order in which a session on a study day asks items: what the plan has for the day, then
  /// what else pays, the best first; of a cloze text one number.
  ///
  /// - Parameters:
  ///   - goal: What to aim at.
  ///   - items: The items that the goal is about.
  ///   - day: The study day.
  ///   - spent: Seconds of the day's time that are spent already.
  /// - Returns: The ids, each once.
  package func order(
    for goal: StudyGoal,
    items: [PlanItem],
    on day: Day,
    spent: Double = 0
  ) -> [ItemID] {
    var search = PlanSearch(self, goal, items: items, from: day, spent: spent)
    return search.order().map(\.id)
  }
}
