import LabProtocol

/// A line of a shown trace: an event, or several that differ only in their place.
struct TraceLine: Equatable {
  /// The first of them.
  let event: TraceEvent
  /// How many there are.
  private(set) var count = 1
  private var last: TraceEvent

  private init(_ event: TraceEvent) {
    self.event = event
    last = event
  }

  /// The lines for events, in their order.
  static func lines(for events: some Sequence<TraceEvent>) -> [TraceLine] {
    var lines: [TraceLine] = []
    for event in events {
      if let previous = lines.last, isAlike(previous.event, event) {
        lines[lines.count - 1].count += 1
        lines[lines.count - 1].last = event
      } else {
        lines.append(TraceLine(event))
      }
    }
    // Two are told one by one.
    return lines.flatMap { line in
      line.count == 2 ? [TraceLine(line.event), TraceLine(line.last)] : [line]
    }
  }

  /// What happened, in words.
  var words: String {
    guard count > 1 else { return event.fact.words }
    switch (event.fact, last.fact) {
    case (.body(let view, let path, let first, let causes), .body(_, _, let end, _)):
      return "\(view) #\(first)–#\(end) [\(path) … ×\(count)] \(TraceEvent.Fact.why(causes))"
    default:
      return "\(event.fact.words) ×\(count)"
    }
  }

  /// Whether two events are told as one: bodies of a view for the same reasons, or the very same
  /// thing again.
  private static func isAlike(_ left: TraceEvent, _ right: TraceEvent) -> Bool {
    guard left.milliseconds == right.milliseconds else { return false }
    switch (left.fact, right.fact) {
    case (.body(let view, _, _, let causes), .body(let other, _, _, let others)):
      return view == other && causes == others
    case (.body, _), (.step, _), (.warning, _): return false
    default: return left.fact == right.fact
    }
  }
}
