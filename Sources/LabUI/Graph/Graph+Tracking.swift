@_spi(SwiftUI) import Observation

extension Graph {
  /// Calls something and has the node re-evaluated when a property that was read is written.
  ///
  /// Tracking goes on until the node is evaluated again, so that all properties that are written
  /// before that are among its causes.
  func track<T>(_ node: _ViewNode, _ body: () -> T) -> T {
    node.generation += 1
    let generation = node.generation
    let subject = Unchecked(node)
    node.reads = []
    node.tracked = nil
    let outer = reader
    reader = node
    defer { reader = outer }
    return withObservationTracking(
      {
        defer { node.tracked = TrackedReads.current }
        return body()
      },
      willSet: { tracking in
        guard let node = subject.value, node.isAlive, node.generation == generation else {
          return tracking.cancel()
        }
        node.graph.invalidate(node, because: .observable(KeyPathNames.name(of: tracking.changed)))
      }
    )
  }

  /// A node on its way through a `@Sendable` closure that is called on the same thread.
  private struct Unchecked: @unchecked Sendable {
    weak var value: _ViewNode?

    init(_ value: _ViewNode) { self.value = value }
  }
}
