/// The moments at which a view is made again.
public protocol TimelineSchedule {
  /// The first moment after another; `nil` where there is none.
  func _next(after date: Date) -> Date?
}

extension TimelineSchedule {
  /// A schedule of a learner's own stands still.
  public func _next(after date: Date) -> Date? { nil }
}

/// At equal distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  /// Makes a schedule.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  private let start: Date
  private let interval: TimeInterval

  /// The first moment after another.
  public func _next(after date: Date) -> Date? {
    guard interval > 0, date >= start else { return interval > 0 ? start : nil }
    let count = (date.timeIntervalSince(start) / interval).rounded(.down)
    let next = start.addingTimeInterval((count + 1) * interval)
    // A moment that only rounding tells from this one has been.
    return next.timeIntervalSince(date) < 0.0005 ? next.addingTimeInterval(interval) : next
  }
}

/// As each minute begins.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Makes a schedule.
  public init() {}

  /// The beginning of the next minute.
  public func _next(after date: Date) -> Date? {
    let minute = (date.timeIntervalSinceReferenceDate / 60).rounded(.down) + 1
    return Date(timeIntervalSinceReferenceDate: minute * 60)
  }
}

/// At moments that are listed.
public struct ExplicitTimelineSchedule: TimelineSchedule, Sendable {
  /// Makes a schedule.
  public init(_ dates: [Date]) { self.dates = dates }

  private let dates: [Date]

  /// The first of the moments after another.
  public func _next(after date: Date) -> Date? { dates.first { $0 > date } }
}

/// As often as the screen is drawn.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// Makes a schedule.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// At equal distances.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> Self {
    Self(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// As each minute begins.
  public static var everyMinute: Self { Self() }
}

extension TimelineSchedule where Self == ExplicitTimelineSchedule {
  /// At moments that are listed.
  public static func explicit(_ dates: [Date]) -> Self { Self(dates) }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// As often as the screen is drawn.
  public static var animation: Self { Self() }

  /// As often as the screen is drawn.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self {
    Self(minimumInterval: minimumInterval, paused: paused)
  }
}
