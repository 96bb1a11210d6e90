import Core
import Scheduling

extension DrillSession {
  /// Why there is no further question.
  func end(at moment: Moment) -> DrillEnd {
    guard pool.units.contains(where: \.isWanted) else { return .noItems }
    if isTimeUp { return options.minutes == nil ? .planDone : .timeUp }
    if isQuestionLimitReached { return .questionLimit }
    var outlook = Outlook(moment: moment, day: day, rollover: scheduler.settings.rollover)
    for unit in pool.units.indices { add(unit, to: &outlook) }
    if options.plan != nil, options.minutes == nil {
      if case .nextAt = outlook.end { return outlook.end }
      return .planDone
    }
    // When something comes is beside the point where all were asked, due or not.
    if options.mode == .all, case .nothingDue = outlook.end { return .allAsked }
    return outlook.end
  }

  private func add(_ unit: Int, to outlook: inout Outlook) {
    guard pool.units[unit].isWanted, states[unit].suspension == nil,
      !log.skipped.contains(pool.units[unit].id)
    else { return }
    let state = states[unit]
    let back = state.buriedUntil ?? day
    switch state.due {
    case .instant(let instant) where hasVerdictToday(unit):
      outlook.add(.instant(instant), notBefore: max(back, day.adding(1)))
    case .day(let due) where due <= day && options.mode != .cram:
      outlook.add(.day(due), notBefore: max(back, day.adding(1)))
      if isReview(unit), limits.reviewsPerDay > 0, limits.totalPerDay != 0 {
        outlook.isHeldBack = true
      }
    case let due?:
      outlook.add(due, notBefore: back)
    case nil where options.mode == .cram:
      outlook.add(.day(day), notBefore: back)
    case nil where options.mode == .all: break
    case nil:
      addNew(unit, to: &outlook, notBefore: max(back, day.adding(1)))
    }
  }

  private func addNew(_ unit: Int, to outlook: inout Outlook, notBefore day: Day) {
    guard isAvailable(unit), limits.newPerDay > 0, limits.totalPerDay != 0 else { return }
    outlook.add(.day(day), notBefore: day)
    if isBeginnable(unit) { outlook.isHeldBack = true }
  }

  private var limits: StudySettings {
    var settings = scheduler.settings
    settings.newPerDay = options.newPerDay ?? settings.newPerDay
    return settings
  }
}

/// When something comes that is not to be asked now.
private struct Outlook {
  private let moment: Moment
  private let day: Day
  private let rollover: Int
  private var step: Instant?
  private var later: (day: Day, due: Due)?
  /// Whether a limit of the study day holds something back.
  var isHeldBack = false

  init(moment: Moment, day: Day, rollover: Int) {
    self.moment = moment
    self.day = day
    self.rollover = rollover
  }

  mutating func add(_ due: Due, notBefore back: Day) {
    switch due {
    case .day(let due): addLater(max(due, back), .day(max(due, back)))
    case .instant(let instant):
      let due = studyDay(of: instant)
      if back > due {
        addLater(back, .day(back))
      } else if due > day {
        addLater(due, .instant(instant))
      } else {
        step = min(step ?? instant, instant)
      }
    }
  }

  var end: DrillEnd {
    if let step { return .nextAt(step) }
    if isHeldBack, let later { return .dayLimit(next: later.day) }
    return .nothingDue(next: later?.due)
  }

  private mutating func addLater(_ day: Day, _ due: Due) {
    if later.map({ day < $0.day }) ?? true { later = (day, due) }
  }

  private func studyDay(of instant: Instant) -> Day {
    Moment(instant: instant, offset: moment.offset).studyDay(rollover: rollover)
  }
}
