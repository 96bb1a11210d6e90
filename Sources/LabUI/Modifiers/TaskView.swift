/// Runs a task while its content is there, and anew for another identity.
struct TaskView<Content: View, ID: Equatable>: Primitive {
  let content: Content
  let id: ID
  let priority: TaskPriority
  let action: () async -> Void

  private final class Memo {
    var id: ID
    var task: Task<Void, Never>?
    var job: TaskJob?

    init(id: ID) { self.id = id }
  }

  func render(in node: _ViewNode) {
    if let memo = node.memo as? Memo {
      if memo.id != id {
        memo.id = id
        cancel(memo, in: node)
        start(memo, in: node)
      }
    } else {
      let memo = Memo(id: id)
      node.memo = memo
      start(memo, in: node)
      node.removals.append { [unowned node] in cancel(memo, in: node) }
    }
    node.child(0, content)
  }

  private func start(_ memo: Memo, in node: _ViewNode) {
    let (graph, path, action, priority) = (node.graph, node.path, action, priority)
    graph.afterUpdate { [weak node] in
      guard node?.isAlive == true else { return }
      graph.log.add(.task(.began, path: path))
      let job = TaskJob(graph: graph, path: path, action: action)
      memo.job = job
      memo.task = Task(priority: priority) { @MainActor in await job.run() }
    }
  }

  private nonisolated func cancel(_ memo: Memo, in node: _ViewNode) {
    guard let task = memo.task else { return }
    memo.task = nil
    if memo.job?.isOver == false { node.graph.log.add(.task(.cancelled, path: node.path)) }
    task.cancel()
  }
}
