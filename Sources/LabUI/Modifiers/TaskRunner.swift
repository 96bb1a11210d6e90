/// Runs a modifier's task while something of what it reaches is on the screen.
final class TaskRunner: Follower {
  /// What the task does.
  var action: () async -> Void = {}
  private let priority: TaskPriority
  private var run: (task: Task<Void, Never>, job: TaskJob)?

  /// Makes it for a modifier's place.
  init(in node: _ViewNode, priority: TaskPriority) {
    self.priority = priority
    super.init(in: node)
  }

  deinit { run?.task.cancel() }

  override func appear() {
    graph.log.add(.task(.began, path: path))
    let job = TaskJob(graph: graph, path: path, action: action)
    run = (Task(priority: priority) { @MainActor in await job.run() }, job)
  }

  override func disappear() {
    guard let (task, job) = run else { return }
    run = nil
    if !job.isOver { graph.log.add(.task(.cancelled, path: path)) }
    task.cancel()
  }

  /// Cancels the task and starts it anew when the update has ended, if it was started at all.
  func restart() {
    graph.afterUpdate { [self] in
      guard run != nil else { return }
      disappear()
      appear()
    }
  }
}
