package import Core
package import Scheduling

/// Plans the days until an interview.
///
/// Each day takes the answers that add most to the expected recall on the interview's day for the
/// time they take, as long as the day's minutes last and an answer adds anything. New items enter
/// by the same measure as reviews, whether due or not.
package struct Planner: Sendable {
  /// The memory model, with the learner's parameters.
  package let fsrs: any MemoryModel
  /// How likely each rating is.
  package let odds: RatingOdds
  /// How long answers take.
  package let pace: AnswerPace

  /// Makes a planner of a learner.
  package init(fsrs: any MemoryModel, odds: RatingOdds, pace: AnswerPace) {
    self.fsrs = fsrs
    self.odds = odds
    self.pace = pace
  }

  /// Makes the planner of a learner whose progress is known.
  package init(of progress: Progress, settings: StudySettings, fsrs: any MemoryModel) {
    let odds = RatingOdds(firstAnswers: progress.items.values.compactMap(\.firstRating))
    self.init(
      fsrs: fsrs,
      odds: odds,
      pace: AnswerPace(of: progress, settings: settings, odds: odds)
    )
  }

  /// Plans from a study day on.
  ///
  /// More minutes never lower the mean recall by more than a millionth, which is what the order of
  /// equal choices may cost.
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
    draft(goal, minutes: goal.minutes, items: items, from: today, spent: spent)
  }

  /// The fewest minutes a day with which every open item is asked at least once, up to a day's
  /// most; absent where no number of minutes does it.
  package func minutesForAll(of goal: StudyGoal, items: [PlanItem], from today: Day) -> Int? {
    fewestMinutes(goal, items, today) { $0.unplaced.isEmpty }
  }

  /// The fewest minutes a day that come within a hundredth of a plan's mean recall.
  package func minutesEnough(for plan: StudyPlan, items: [PlanItem], from today: Day) -> Int {
    let enough = plan.meanRecall - 0.01
    return fewestMinutes(plan.goal, items, today, upTo: plan.goal.minutes) {
      $0.meanRecall >= enough
    } ?? plan.goal.minutes
  }

  private func fewestMinutes(
    _ goal: StudyGoal,
    _ items: [PlanItem],
    _ today: Day,
    upTo most: Int = StudyGoal.possibleMinutes.upperBound,
    where isEnough: (StudyPlan) -> Bool
  ) -> Int? {
    func holds(_ minutes: Int) -> Bool {
      isEnough(draft(goal, minutes: minutes, items: items, from: today, spent: 0))
    }
    guard holds(most) else { return nil }
    var range = StudyGoal.possibleMinutes.lowerBound...most
    while range.lowerBound < range.upperBound {
      let middle = (range.lowerBound + range.upperBound) / 2
      range = holds(middle) ? range.lowerBound...middle : (middle + 1)...range.upperBound
    }
    return range.lowerBound
  }

  /// The order in which a session on a study day asks items: all that pays, the best first; of a cloze
  /// text one number.
  package func order(for goal: StudyGoal, items: [PlanItem], on day: Day) -> [ItemID] {
    let chooser = chooser(for: goal)
    let states = items.map { PlanState($0, gain: chooser.gain, date: goal.interview) }
    var asked = AskedTexts(items, on: day)
    return chooser.choices(on: day, states: states).map { items[$0.item].id }.filter { id in
      defer { asked.add(id) }
      return asked.allow(id)
    }
  }

  private func chooser(for goal: StudyGoal) -> DayChooser {
    DayChooser(gain: RecallGain(fsrs: fsrs, odds: odds), pace: pace, date: goal.interview)
  }

  private func draft(
    _ goal: StudyGoal,
    minutes: Int,
    items: [PlanItem],
    from today: Day,
    spent: Double
  ) -> StudyPlan {
    let chooser = chooser(for: goal)
    var states = items.map { PlanState($0, gain: chooser.gain, date: goal.interview) }
    var days: [PlanDay] = []
    for day in 0..<max(goal.interview.days(since: today), 0) {
      let seconds = Double(minutes) * 60 - (day == 0 ? spent : 0)
      days.append(fill(today.adding(day), seconds, items, &states, chooser))
    }
    let unseen = items.indices.filter { states[$0].memory == nil }
    return StudyPlan(
      goal: goal,
      days: days,
      recall: states.map { $0.memory == nil ? nil : $0.recall },
      unplaced: unseen.filter { items[$0].isOpen }.map { items[$0].id },
      closed: unseen.filter { !items[$0].isOpen }.map { items[$0].id }
    )
  }

  /// Takes a day's choices in order.
  ///
  /// One that is too long for what is left makes room for a shorter
  /// one; a follow-up whose opening comes later in the order is taken right after it, and another number
  /// of a cloze text waits for another day.
  private func fill(
    _ day: Day,
    _ seconds: Double,
    _ items: [PlanItem],
    _ states: inout [PlanState],
    _ chooser: DayChooser
  ) -> PlanDay {
    var filled = PlanDay(day)
    var asked = AskedTexts(items, on: day)
    var waiting: [Int: [DayChoice]] = [:]
    var open = chooser.choices(on: day, states: states)[...]
    var next: [DayChoice] = []
    while let choice = next.popLast() ?? open.popFirst() {
      let id = items[choice.item].id
      guard asked.allow(id), filled.seconds + choice.seconds <= seconds else { continue }
      if let opening = items[choice.item].opening, states[opening].memory == nil {
        waiting[opening, default: []].append(choice)
        continue
      }
      states[choice.item].answer(choice.prospect, on: day)
      asked.add(id)
      filled.seconds += choice.seconds
      if choice.isNew {
        filled.new.append(id)
        next = (waiting.removeValue(forKey: choice.item) ?? []).reversed() + next
      } else {
        filled.reviews.append(id)
      }
    }
    let sum = states.reduce(0) { $0 + $1.recall }
    filled.recall = states.isEmpty ? 0 : sum / Double(states.count)
    return filled
  }
}
