/// The clock that a scenario moves; a snippet finds it under the names of Swift's own clocks.
public struct _LabClock: Clock, Sendable {
  /// A moment, as the time since the process began.
  public struct Instant: InstantProtocol, Sendable {
    fileprivate let elapsed: Duration

    /// This moment.
    public static var now: Self { Self(elapsed: .milliseconds(VirtualTime.now)) }

    /// A moment that lies so much later.
    public func advanced(by duration: Duration) -> Self { Self(elapsed: elapsed + duration) }

    /// How long it is until another moment.
    public func duration(to other: Self) -> Duration { other.elapsed - elapsed }

    /// Which of two moments is the earlier.
    public static func < (left: Self, right: Self) -> Bool { left.elapsed < right.elapsed }

    /// A later moment.
    public static func + (left: Self, right: Duration) -> Self { left.advanced(by: right) }

    /// An earlier moment.
    public static func - (left: Self, right: Duration) -> Self { left.advanced(by: .zero - right) }

    /// The time between two moments.
    public static func - (left: Self, right: Self) -> Duration { right.duration(to: left) }
  }

  /// Makes a clock; all are the same.
  public init() {}

  /// This moment.
  public static var now: Instant { .now }

  /// This moment.
  public var now: Instant { .now }

  /// The least that time can go by.
  public var minimumResolution: Duration { .milliseconds(1) }

  /// Waits until the scenario has come to a moment.
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try await Task.sleep(for: max(now.duration(to: deadline), .zero))
  }
}
