/// A view that is made again as time goes on.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: Primitive {
  /// The moment that a view is made for.
  public struct Context: Sendable {
    /// The moment.
    public let date: Date
    /// How fine the moments follow.
    public var cadence: Cadence { .seconds }

    /// How fine moments follow.
    public enum Cadence: Comparable, Sendable {
      /// As fine as can be shown.
      case live
      /// Each second.
      case seconds
      /// Each minute.
      case minutes
    }
  }

  private let schedule: Schedule
  private let content: (TimelineViewDefaultContext) -> Content

  /// Makes a view for each moment of a schedule.
  public init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  /// The moment that is waited for.
  private final class Ticker {
    var next: Date?
  }

  func render(in node: _ViewNode) {
    let ticker = node.memo as? Ticker ?? Ticker()
    node.memo = ticker
    let now = Date(timeIntervalSinceReferenceDate: VirtualDate.now)
    let next = schedule._next(after: now)
    if let next, ticker.next != next {
      Alarm(after: .seconds(next.timeIntervalSince(now))) { [weak node, weak ticker] in
        guard let node, node.isAlive, ticker?.next == next else { return false }
        node.graph.invalidate(node, because: .state("TimelineView"))
        return false
      }
      .set()
    }
    ticker.next = next
    let content = content
    node.child(0, ScopeView { content(TimelineViewDefaultContext(date: now)) })
  }
}

/// What a view of a timeline is made for.
public typealias TimelineViewDefaultContext =
  TimelineView<EveryMinuteTimelineSchedule, Never>.Context
