/// A length of time that a scheduler waits.
public struct SchedulerStride: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Sendable {
  /// The length.
  let duration: Duration

  private init(_ duration: Duration) { self.duration = duration }

  /// So many seconds.
  public init(integerLiteral value: Int) { duration = .seconds(value) }

  /// So many seconds.
  public init(floatLiteral value: Double) { duration = .seconds(value) }

  /// So many seconds.
  public static func seconds(_ value: Int) -> SchedulerStride { Self(.seconds(value)) }

  /// So many seconds.
  public static func seconds(_ value: Double) -> SchedulerStride { Self(.seconds(value)) }

  /// So many thousandths of a second.
  public static func milliseconds(_ value: Int) -> SchedulerStride { Self(.milliseconds(value)) }

  /// So many millionths of a second.
  public static func microseconds(_ value: Int) -> SchedulerStride { Self(.microseconds(value)) }

  /// So many thousand-millionths of a second.
  public static func nanoseconds(_ value: Int) -> SchedulerStride { Self(.nanoseconds(value)) }

  /// No time.
  public static let zero: SchedulerStride = 0
}
