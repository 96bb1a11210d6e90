import Core

extension Scheduler {
  /// The wait after each rating, never shorter for a better one as study days count.
  func waits(after answer: Answer) -> RatingTable<Wait> {
    switch answer.progress.phase {
    case .new, .learning: waitsInSteps(settings.learningSteps, answer)
    case .review: waitsInReview(answer)
    case .relearning: waitsInSteps(settings.relearningSteps, answer)
    }
  }

  /// Again goes to the first step, hard stays, good goes on or graduates, easy graduates.
  private func waitsInSteps(_ steps: [Int], _ answer: Answer) -> RatingTable<Wait> {
    guard let firstStep = steps.first else { return waitsWithoutSteps(answer) }
    let index = min(answer.progress.phase.stepIndex, steps.count - 1)
    let again = max(firstStep, 0)
    let hard = max(hardStep(steps, at: index), again)
    let next = steps.dropFirst(index + 1).first.map { max($0, hard) }
    let graduation = graduation(after: next ?? hard, answer)
    return RatingTable { rating in
      switch rating {
      case .again: .seconds(again)
      case .hard: .seconds(hard)
      case .good: next.map { .seconds($0) } ?? .days(graduation.good)
      case .easy: .days(graduation.easy)
      }
    }
  }

  /// The intervals on leaving the steps, not earlier than the longest step that was offered.
  private func graduation(after seconds: Int, _ answer: Answer) -> (good: Int, easy: Int) {
    let longest = longestInterval(after: answer)
    let floor = max(studyDays(after: seconds, answer), 1)
    let good = graduationDays(.good, from: floor, to: longest, answer)
    let later = max(min(good + 1, longest), floor)
    return (good, graduationDays(.easy, from: later, to: longest, answer))
  }

  /// Hard waits between the first two steps, or half as long again as the only step and at most a
  /// day longer; later it repeats the step.
  private func hardStep(_ steps: [Int], at index: Int) -> Int {
    if index > 0 { return steps[index] }
    if steps.count > 1 { return (steps[0] + steps[1]) / 2 }
    return min(steps[0] * 3 / 2, steps[0] + 86_400)
  }

  private func waitsWithoutSteps(_ answer: Answer) -> RatingTable<Wait> {
    let longest = longestInterval(after: answer)
    var shortest = 0
    var floor: Int?
    return RatingTable { rating in
      if floor == nil, let seconds = shortWait(rating, answer) {
        shortest = max(seconds, shortest)
        return .seconds(shortest)
      }
      let least = floor ?? max(studyDays(after: shortest, answer), 1)
      let days = graduationDays(rating, from: least, to: longest, answer)
      floor = rating == .good ? min(days + 1, longest) : days
      return .days(days)
    }
  }

  /// The interval on leaving the steps; the floor wins over the longest interval.
  private func graduationDays(
    _ rating: Rating,
    from floor: Int,
    to longest: Int,
    _ answer: Answer
  ) -> Int {
    let limits = floor...max(longest, floor)
    let whole = wholeDays(interval(rating, answer), within: 1...limits.upperBound)
    return day(in: FuzzRange(around: Double(whole), within: limits), answer)
  }

  private func waitsInReview(_ answer: Answer) -> RatingTable<Wait> {
    let again = lapseWait(answer)
    var floor =
      switch again {
      case .seconds(let seconds): max(studyDays(after: seconds, answer), 1)
      case .days(let days): days
      }
    return RatingTable { rating in
      guard rating != .again else { return again }
      let days = reviewDays(rating, from: floor, answer)
      floor = min(days + 1, max(settings.longestInterval, days))
      return .days(days)
    }
  }

  /// After a lapse comes the first relearning step, or, without steps, an interval that is not
  /// longer than the one before.
  private func lapseWait(_ answer: Answer) -> Wait {
    if let step = settings.relearningSteps.first { return .seconds(max(step, 0)) }
    if let seconds = shortWait(.again, answer) { return .seconds(seconds) }
    let longest = min(max(answer.progress.interval, 1), max(settings.longestInterval, 1))
    return .days(graduationDays(.again, from: 1, to: longest, answer))
  }

  private func reviewDays(_ rating: Rating, from floor: Int, _ answer: Answer) -> Int {
    let interval = interval(rating, answer)
    let longest = max(settings.longestInterval, floor)
    let growth = min(growthFloor(of: interval, after: answer.progress.interval), longest)
    return day(in: FuzzRange(around: interval, within: max(floor, growth)...longest), answer)
  }

  /// The day of a range that the answer's draw stands for, by how much is due on each.
  private func day(in range: FuzzRange, _ answer: Answer) -> Int {
    guard !answer.balance.isEven else { return range.day(at: answer.draw) }
    return range.day(at: answer.draw) { answer.balance.weight(of: answer.day.adding($0)) }
  }

  /// The fewest days of an interval after another: fuzz never takes growth away, and an interval
  /// about as long as the one before is not shorter.
  private func growthFloor(of interval: Double, after previous: Int) -> Int {
    let limits = 1...max(settings.longestInterval, 1)
    if wholeDays(interval, within: limits) > previous { return previous + 1 }
    return previous <= FuzzRange(around: interval, within: limits).days.upperBound ? previous : 1
  }

  func interval(_ rating: Rating, _ answer: Answer) -> Double {
    let interval = fsrs.interval(
      of: answer.memories[rating],
      retention: settings.desiredRetention.bounded(by: 0.7...0.99)
    )
    return min(interval, longestGrowth(after: answer))
  }

  private func longestInterval(after answer: Answer) -> Int {
    let longest = max(settings.longestInterval, 1)
    guard let lapsed = answer.progress.lapsedInterval else { return longest }
    return min(longest, max(lapsed, 1))
  }

  /// How many study days lie between the answer and a step's end.
  private func studyDays(after seconds: Int, _ answer: Answer) -> Int {
    let end = Moment(
      instant: answer.moment.instant.adding(seconds: seconds),
      offset: answer.moment.offset
    )
    return end.studyDay(rollover: settings.rollover).days(since: answer.day)
  }
}

extension ItemProgress.Phase {
  /// The step that is due, from 0; 0 outside the steps.
  fileprivate var stepIndex: Int {
    switch self {
    case .new, .review: 0
    case .learning(let step), .relearning(let step): max(step, 0)
    }
  }
}
