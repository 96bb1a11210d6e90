/// Counts the instances of a class that a rewritten snippet makes and lets go.
public final class _InitProbe: Sendable {
  private let type: String

  /// Counts an instance.
  public init(_ type: String) {
    self.type = type
    Graph.current.log.countInit(of: type)
  }

  deinit { Graph.current.log.countDeinit(of: type) }
}

extension _InitProbe {
  /// Counts the makings of a view, without a field that takes room.
  public struct Value: Sendable {
    /// Counts a making.
    public init(_ type: String) { Graph.current.log.countInit(of: type) }
  }
}
