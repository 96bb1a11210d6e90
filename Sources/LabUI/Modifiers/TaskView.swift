/// Runs a task while something in it is on the screen, and anew for another identity.
struct TaskView<Content: View, ID: Equatable>: Primitive, PassingView {
  let content: Content
  let id: ID
  let priority: TaskPriority
  let action: () async -> Void

  private final class Memo {
    var id: ID

    init(id: ID) { self.id = id }
  }

  func render(in node: _ViewNode) {
    let runner = (node.follower as? TaskRunner) ?? TaskRunner(in: node, priority: priority)
    node.follower = runner
    runner.action = action
    if let memo = node.memo as? Memo {
      if memo.id != id {
        memo.id = id
        runner.restart()
      }
    } else {
      node.memo = Memo(id: id)
    }
    node.child(0, content)
  }
}
