/// A place in the tree of views, which outlives the values that describe it.
///
/// It is public because `View` has to name it; nothing of it is for snippets.
public class _ViewNode {
  let graph: Graph
  let depth: Int
  let name: String
  private(set) weak var parent: _ViewNode?
  var children: [_ViewNode] = []
  var environment: EnvironmentValues
  /// The storage of the view's wrappers, in the order of their declaration.
  var slots: [AnyObject] = []
  /// The names of these wrappers, with their view's.
  var slotNames: [String] = []
  /// How often its body was evaluated.
  var bodyRuns = 0
  /// The stored values that its body read when it was last evaluated.
  var reads: Set<String> = []
  /// What its body read of observable objects then.
  var tracked: TrackedReads.List?
  /// What a view of the lab keeps from one update to the next.
  var memo: AnyObject?
  /// Why it has to be evaluated again.
  var pending: [Cause] = []
  var isQueued = false
  var isAlive = true
  /// Whether it stands for a view with a body, which a learner wrote.
  let isComposite: Bool
  /// Which of the views in it a modifier around it reaches.
  let reach: Reach
  /// What it does as a modifier with the views that it reaches.
  var follower: Follower?
  /// The modifiers that follow it, innermost first.
  var followers: [Follower] = []
  /// Whether it is a view that the user sees, or would on a screen that is long enough.
  var isOnScreen = false
  /// Whether it or something around it is covered.
  var isCovered: Bool
  /// Whether something covers just this place.
  var isCoveredItself = false
  /// Whether it is a page of a tab view.
  var isPage = false
  /// Whether it waits to be evaluated until it is selected for the first time.
  var isWaiting = false
  /// The value by which a tab view knows the page in it.
  var tag: AnyHashable?
  /// Counts evaluations: what was tracked for an earlier one no longer matters.
  var generation = 0
  /// The flush in which it was last evaluated, and how often it was in that.
  private var lastFlush = (number: 0, runs: 0)
  /// Called when the node is removed.
  var removals: [() -> Void] = []
  /// Makes this place's part of the element tree out of what its children made.
  var element: (([Element]) -> [Element])?
  /// Its part of a path, where it is not a composite view.
  var label: String?

  init(
    graph: Graph,
    parent: _ViewNode?,
    name: String,
    kind: FieldTable,
    environment: EnvironmentValues
  ) {
    isComposite = kind.isComposite
    reach = kind.reach
    isCovered = parent?.isCovered ?? false
    self.graph = graph
    self.parent = parent
    self.name = name
    self.environment = environment
    depth = parent.map { $0.depth + 1 } ?? 0
  }

  /// Counts an evaluation in a flush.
  ///
  /// - Returns: How often it was evaluated in that.
  func countRun(inFlush number: Int) -> Int {
    lastFlush = lastFlush.number == number ? (number, lastFlush.runs + 1) : (number, 1)
    return lastFlush.runs
  }

  /// Evaluates it again for the causes that are pending.
  func reevaluate() {}

  /// Evaluates what stands here, if that waits for being selected.
  func begin() {}

  /// Takes another environment from above.
  func receive(environment: EnvironmentValues) {}

  /// The place in the tree: names of composite views and identities, outermost first.
  var path: String {
    var parts: [String] = []
    var node: _ViewNode? = self
    while let current = node {
      if parts.count == Self.longestPath, let top = current.top {
        parts += ["…", top]
        break
      }
      if let label = current.label {
        parts.append(label)
      } else if current.isComposite {
        parts.append(current.name)
      }
      node = current.parent
    }
    return parts.reversed().joined(separator: "/")
  }

  /// The most names of a path, but for the outermost: deeper down nobody can tell them apart.
  private static let longestPath = 40

  /// The name of the outermost composite view above; `nil` where there is none.
  private var top: String? {
    var name: String?
    var node = parent
    while let current = node {
      if current.label != nil || current.isComposite { name = current.label ?? current.name }
      node = current.parent
    }
    return name
  }

  /// The nearest composite view, this one included.
  var owner: _ViewNode {
    var node = self
    while !node.isComposite, let parent = node.parent { node = parent }
    return node
  }

  /// Gives the child at a place its view: the one that stands there if it is of the same type, a
  /// new identity otherwise.
  func child<V: View>(_ index: Int, _ view: V, in environment: EnvironmentValues? = nil) {
    let environment = environment ?? self.environment
    if index < children.count {
      let existing = children[index]
      if type(of: existing) == ViewNode<V>.self {
        unsafeDowncast(existing, to: ViewNode<V>.self).receive(view, environment)
      } else {
        existing.remove()
        let node = ViewNode(view, graph: graph, parent: self, environment: environment)
        children[index] = node
        graph.withBirth(.newIdentity("another view type")) { node.mount() }
      }
    } else {
      let node = ViewNode(view, graph: graph, parent: self, environment: environment)
      children.append(node)
      node.mount()
    }
  }

  /// Removes the children from a place on.
  func dropChildren(from index: Int) {
    guard children.count > index else { return }
    let gone = children[index...]
    children.removeSubrange(index...)
    for node in gone { node.remove() }
  }

  /// Takes the node and all below it out of the tree, innermost first.
  func remove() {
    guard isAlive else { return }
    for child in children { child.remove() }
    disappear()
    isAlive = false
    pending = []
    for removal in removals { removal() }
    removals = []
  }

  /// The elements that a user sees of this place.
  func elements() -> [Element] {
    if isCoveredItself { return [] }
    let inner = children.flatMap { $0.elements() }
    guard let element else { return inner }
    return element(inner).map { made in
      guard made.source == nil else { return made }
      var made = made
      made.source = ObjectIdentifier(self)
      return made
    }
  }
}
