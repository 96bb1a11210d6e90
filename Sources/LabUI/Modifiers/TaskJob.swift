/// What a view's task does; it goes to the task as one thing, on the same thread.
final class TaskJob: @unchecked Sendable {
  private let graph: Graph
  private let path: String
  private let action: () async -> Void
  /// Whether it came to its end.
  private(set) var isOver = false

  init(graph: Graph, path: String, action: @escaping () async -> Void) {
    self.graph = graph
    self.path = path
    self.action = action
  }

  /// Does it.
  @MainActor
  func run() async {
    await action()
    isOver = true
    if !Task.isCancelled { graph.log.add(.task(.ended, path: path)) }
  }
}

extension View {
  /// Runs a task from when this view appears; it is cancelled when the view goes.
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    let plain: () async -> Void = { await action() }
    return TaskView(content: self, id: 0, priority: priority, action: plain)
  }

  /// Runs a task from when this view appears, and again whenever a value differs; it is cancelled
  /// when the view goes or the value differs.
  public func task<T: Equatable>(
    id value: T,
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    let plain: () async -> Void = { await action() }
    return TaskView(content: self, id: value, priority: priority, action: plain)
  }
}
