import LabProtocol

/// Finds what was going on while the root was mounted, from the events before its end, the last first.
struct MountReading {
  /// Whether nothing has happened at all.
  private(set) var isEmpty = true
  private var over: [String] = []
  private var hasSeenBody = false

  /// The place that an event tells; `nil` where an earlier one may.
  mutating func place(goingBackTo fact: TraceEvent.Fact) -> String? {
    isEmpty = false
    switch fact {
    // What onAppear does is over when the next body is evaluated.
    case .body: hasSeenBody = true
    case .appeared(let path) where !hasSeenBody: return "onAppear" + Self.of(path)
    case .task(.ended, let path), .task(.cancelled, let path): over.append(path)
    case .task(.began, let path):
      guard let index = over.firstIndex(of: path) else { return "a task" + Self.of(path) }
      over.remove(at: index)
    default: break
    }
    return nil
  }

  private static func of(_ path: String) -> String { path.isEmpty ? "" : " of \(path)" }
}
