/// The moments at which a view is made again.
public protocol TimelineSchedule {}

/// At equal distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  /// Makes a schedule.
  public init(from startDate: Date, by interval: TimeInterval) {}
}

/// As each minute begins.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Makes a schedule.
  public init() {}
}

/// At moments that are listed.
public struct ExplicitTimelineSchedule: TimelineSchedule, Sendable {
  /// Makes a schedule.
  public init(_ dates: [Date]) {}
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
