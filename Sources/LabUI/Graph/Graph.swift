/// One tree of views and what is waiting to be updated in it.
package final class Graph {
  /// The graph whose views are being made, updated or operated.
  ///
  /// A snippet's code has no graph to name, so what it makes and writes is counted here. Everything
  /// runs on one thread.
  nonisolated(unsafe) package static var current = Graph()

  /// What happened.
  package let log = EventLog()
  /// The budget that was exceeded; then nothing is evaluated any more.
  package private(set) var aborted: Budget?
  /// The values of `@AppStorage` and `@SceneStorage`.
  var storage: [StoragePlace: SharedLocation] = [:]
  /// The view identities that are being mounted in another's place, and why.
  var birth = Cause.firstRender

  /// The node whose closure is tracked, to which reads belong.
  var reader: _ViewNode?

  /// The nodes whose bodies are being evaluated, outermost first.
  private var stack: [(node: _ViewNode, causes: [Cause])] = []
  private var updateDepth = 0
  private var dirty = DirtyNodes()
  private var actions: [() -> Void] = []
  private var flushes = 0
  private var bodiesLeft = Budget.bodies

  /// Makes an empty graph.
  package init() {}

  /// Whether views are being updated, so that reads see the values the update began with and writes
  /// are refused.
  var isUpdating: Bool { updateDepth > 0 }

  /// The views whose bodies are being evaluated, outermost first.
  package var evaluationStack: [String] { stack.map(\.node.name) }

  /// Whether a body is being evaluated.
  package var isEvaluating: Bool { !stack.isEmpty }

  /// The place in the tree of the body that is being evaluated; empty outside of one.
  package var place: String { stack.last?.node.path ?? "" }

  /// Whether something waits to be updated or called.
  var hasWork: Bool { aborted == nil && (!dirty.isEmpty || !actions.isEmpty) }

  /// Asks for a node's re-evaluation.
  func invalidate(_ node: _ViewNode, because cause: Cause) {
    guard node.isAlive, aborted == nil else { return }
    if !node.pending.contains(cause) { node.pending.append(cause) }
    if !node.isQueued {
      node.isQueued = true
      dirty.insert(node)
    }
  }

  /// Calls something when the update that is going on has ended.
  func afterUpdate(_ action: @escaping () -> Void) { actions.append(action) }

  /// Evaluates what is dirty and calls what waits, until nothing is left.
  func flush() {
    var round = 0
    flushes += 1
    while hasWork {
      round += 1
      guard round <= Budget.rounds else { return abort(.updateLoop, at: loopPlace) }
      update {
        while aborted == nil, let node = dirty.popShallowest() {
          node.isQueued = false
          guard node.isAlive, !node.pending.isEmpty else { continue }
          // A node whose update writes what it reads comes back at once, within one round.
          if node.countRun(inFlush: flushes) > Budget.rounds {
            abort(.updateLoop, at: node.path)
          } else {
            node.reevaluate()
          }
        }
      }
      let waiting = actions
      actions = []
      for action in waiting { action() }
    }
  }

  /// Takes what code wrote past the views into what they share.
  func reloadStorage() {
    for location in storage.values { location.reload() }
  }

  /// Allows as many bodies again as one event may evaluate.
  func refillBudgets() { bodiesLeft = Budget.bodies }

  /// Does something as an update: reads see snapshots, writes are refused.
  func update(_ body: () -> Void) {
    let outer = Graph.current
    Graph.current = self
    updateDepth += 1
    body()
    updateDepth -= 1
    Graph.current = outer
  }

  /// Evaluates a composite node's body and notes it.
  func evaluate<T>(_ node: _ViewNode, causes: [Cause], _ body: () -> T) -> T {
    log.addBody(of: node.name, path: node.path, causes: causes)
    node.bodyRuns += 1
    stack.append((node, causes))
    defer { stack.removeLast() }
    return body()
  }

  /// Whether one more node may be evaluated; if not, the run is aborted.
  func admits(_ node: _ViewNode) -> Bool {
    guard aborted == nil else { return false }
    bodiesLeft -= 1
    if bodiesLeft < 0 {
      abort(.body, at: node.path)
    } else if node.depth > (TypeNames.isCut(node.name) ? Budget.nestedLevels : Budget.levels) {
      abort(.depth, at: node.name)
    }
    return aborted == nil
  }

  /// Ends all evaluation.
  ///
  /// - Parameters:
  ///   - budget: The limit that was hit.
  ///   - place: Where it was.
  package func abort(_ budget: Budget, at place: String) {
    guard aborted == nil else { return }
    aborted = budget
    actions = []
    log.add(.aborted(budget, place: place))
  }

  /// Warns, as SwiftUI does in Xcode's console.
  func warn(_ text: String, path: String? = nil) {
    log.add(.warning(text, path: path ?? place))
  }

  /// The view whose body ran last: in a loop, one of those that cause it.
  private var loopPlace: String {
    for event in log.events.reversed() {
      if case .body(_, let path, _, _) = event.fact { return path }
    }
    return ""
  }

  /// Notes the causes of the body that is being evaluated, as `_printChanges` does.
  func printCauses() {
    guard let current = stack.last else { return }
    let causes = current.causes.map(\.description).joined(separator: ", ")
    log.add(.printed("\(current.node.name): \(causes)."))
  }
}
