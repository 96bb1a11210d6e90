/// A view that is made again as time goes on; the lab makes it once.
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

  private let content: (TimelineViewDefaultContext) -> Content

  /// Makes a view for each moment of a schedule.
  public init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.content = content
  }

  func render(in node: _ViewNode) {
    let content = content
    node.child(0, ScopeView { content(TimelineViewDefaultContext(date: Date())) })
  }
}

/// What a view of a timeline is made for.
public typealias TimelineViewDefaultContext =
  TimelineView<EveryMinuteTimelineSchedule, Never>.Context
