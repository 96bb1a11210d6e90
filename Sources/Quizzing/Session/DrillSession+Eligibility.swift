import Core
import Scheduling

extension DrillSession {
  /// The new items and reviews that the study day still has room for.
  var room: DailyLimits {
    guard options.plan == nil else {
      // A plan's limit is its minutes, and what the learner says besides.
      let begun = days[day]?.newItems ?? 0
      let new = options.newPerDay.map { max(0, $0 - begun) }
      return DailyLimits(new: new ?? .max, reviews: .max)
    }
    var settings = scheduler.settings
    settings.newPerDay = options.newPerDay ?? settings.newPerDay
    return DailyLimits(settings, after: days[day])
  }

  /// Whether the session may come to a unit at all today.
  func isOpen(_ unit: Int) -> Bool {
    guard pool.units[unit].isWanted, states[unit].suspension == nil else { return false }
    if let back = states[unit].buriedUntil, back > day { return false }
    return log.skipped.isEmpty || !log.skipped.contains(pool.units[unit].id)
  }

  /// Whether a unit waits for a learning step that may be asked up to an instant.
  ///
  /// What another day left in its steps keeps from its siblings' days as a review does.
  func isStep(_ unit: Int, upTo instant: Instant) -> Bool {
    states[unit].isInSteps && (states[unit].stepInstant ?? instant) <= instant && isOpen(unit)
      && !hasVerdictToday(unit) && isStepDay(unit)
      && (states[unit].lastDay == day || !isSiblingOfToday(unit))
  }

  /// Whether a unit is due and may be asked, limits left aside.
  func isReview(_ unit: Int) -> Bool {
    states[unit].isDue(on: day) && isOpen(unit) && !hasVerdictToday(unit)
      && !isSiblingOfToday(unit)
  }

  /// Whether a unit in review may be asked as a plan wants it, due or not, once a study day.
  func isPlannedReview(_ unit: Int) -> Bool {
    states[unit].phase == .review && states[unit].lastDay != day && isOpen(unit)
      && !isSiblingOfToday(unit)
  }

  /// Whether a unit may be begun, limits left aside.
  func isBeginnable(_ unit: Int) -> Bool {
    states[unit].phase == .new && isAvailable(unit) && isOpen(unit) && !isStoppedAbove(unit)
      && !isSiblingOfToday(unit)
  }

  /// Whether the item above was answered, last so that the follow-up's condition holds.
  func isAvailable(_ unit: Int) -> Bool {
    let parents = pool.units[unit].parents
    guard !parents.isEmpty else { return true }
    let when = pool.items[pool.units[unit].primary].when
    return parents.contains { states[$0].lastRating.map(when.holds(after:)) ?? false }
  }

  /// Whether an answer in this session stopped the chain further up than at the item above.
  func isStoppedAbove(_ unit: Int) -> Bool {
    guard !log.answers.isEmpty else { return false }
    var above = pool.units[unit].parents.first
    while let parent = above {
      above = pool.units[parent].parents.first
      guard let above, let rating = log.answers[pool.units[above].id]?.rating else { continue }
      if rating.isWeak { return true }
    }
    return false
  }

  /// Whether another number of the same cloze text was on this study day's screen.
  func isSiblingOfToday(_ unit: Int) -> Bool {
    pool.units[unit].siblings.contains {
      states[$0].lastDay == day || log.shown.contains(pool.units[$0].id)
    }
  }

  /// Whether the grader's verdict of this study day was given.
  func hasVerdictToday(_ unit: Int) -> Bool {
    states[unit].lastDay == day && pool.kind(unit).isCode
  }

  /// Whether a step that is a day rather than an instant has come.
  private func isStepDay(_ unit: Int) -> Bool {
    guard case .day(let due) = states[unit].due else { return true }
    return due <= day
  }
}
