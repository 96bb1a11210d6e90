/// The nodes that wait for re-evaluation, by their depth.
///
/// The shallowest comes first: what it gives to those below it may spare them a second run.
struct DirtyNodes {
  private var byDepth: [[_ViewNode]] = []
  private var shallowest = 0
  private var count = 0

  /// Whether there is none.
  var isEmpty: Bool { count == 0 }

  /// Adds a node.
  mutating func insert(_ node: _ViewNode) {
    if count == 0 { forgetTaken() }
    while byDepth.count <= node.depth { byDepth.append([]) }
    byDepth[node.depth].append(node)
    shallowest = count == 0 ? node.depth : min(shallowest, node.depth)
    count += 1
  }

  /// Takes out the shallowest node; of several, the one that was added first.
  mutating func popShallowest() -> _ViewNode? {
    guard count > 0 else {
      forgetTaken()
      return nil
    }
    while true {
      let head = heads[shallowest, default: 0]
      if head < byDepth[shallowest].count {
        heads[shallowest] = head + 1
        count -= 1
        return byDepth[shallowest][head]
      }
      byDepth[shallowest] = []
      heads[shallowest] = nil
      shallowest += 1
    }
  }

  /// Lets go of the nodes that were taken out: a count of them without the nodes, or the other way
  /// round, and a node that is added later would be passed over.
  private mutating func forgetTaken() {
    for depth in heads.keys { byDepth[depth] = [] }
    heads = [:]
  }

  /// How many of each depth were taken out.
  private var heads: [Int: Int] = [:]
}
