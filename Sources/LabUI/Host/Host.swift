/// A tree of views with someone who looks at it and operates it.
package final class Host {
  /// The tree's updates, their causes and counts.
  package let graph = Graph()
  let root: _ViewNode
  /// The storages that the tree had when the counts were last reset.
  var marks: [String: [Mark]] = [:]

  /// Mounts a view and lets it come to rest.
  ///
  /// - Parameters:
  ///   - sink: Is told each event as it happens.
  ///   - view: Makes the root view.
  package convenience init<Root: View>(
    telling sink: ((Event) -> Void)? = nil,
    @ViewBuilder _ view: @MainActor () -> Root
  ) {
    self.init(graph: { graph in
      graph.log.sink = sink
      Graph.current = graph
      let node = ViewNode(
        EditModeScope(content: onMain(view)),
        graph: graph,
        parent: nil,
        environment: EnvironmentValues()
      )
      return (node, node.mount)
    })
  }

  private init(graph make: (Graph) -> (_ViewNode, () -> Void)) {
    graph.log.now = { VirtualTime.now }
    let (root, mount) = make(graph)
    self.root = root
    graph.update(mount)
    settle()
    log.noteMounted()
    mark()
  }

  deinit {
    root.remove()
  }

  /// What happened.
  package var log: EventLog { graph.log }

  /// The budget that was exceeded, after which nothing is evaluated.
  package var aborted: Budget? { graph.aborted }

  /// What a user sees, outermost first.
  package var elements: [Element] {
    Graph.current = graph
    return onMain { root.elements() }
  }

  /// Lets everything that waits happen, without time going by.
  package func settle() {
    Graph.current = graph
    graph.refillBudgets()
    VirtualTime.refill()
    while graph.aborted == nil {
      graph.reloadStorage()
      graph.flush()
      guard let ranAny = VirtualTime.drain() else {
        return graph.abort(.taskStorm, at: lastTaskPlace)
      }
      graph.reloadStorage()
      if !ranAny, !graph.hasWork { return }
    }
  }

  /// Lets time go by; tasks that sleep wake at their instants, one after another.
  ///
  /// - Parameter milliseconds: How long, at least 0.
  package func advance(milliseconds: Int) {
    step("advance \(milliseconds) ms") {
      let end = VirtualTime.now + max(0, milliseconds)
      while let next = VirtualTime.nextWaking, next <= end, graph.aborted == nil {
        VirtualTime.move(to: next)
        settle()
      }
      VirtualTime.move(to: end)
    }
  }

  /// Does something as one step of a scenario, and lets its consequences happen.
  ///
  /// - Parameters:
  ///   - name: What the trace calls it.
  ///   - action: What is done.
  package func step(_ name: String, _ action: () -> Void) {
    Graph.current = graph
    log.during = name
    log.add(.step(name))
    onMain { action() }
    settle()
    log.during = nil
  }

  private var lastTaskPlace: String {
    for event in log.events.reversed() {
      if case .task(.began, let path) = event.fact { return path }
    }
    return ""
  }
}
