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
    while byDepth.count <= node.depth { byDepth.append([]) }
    byDepth[node.depth].append(node)
    shallowest = count == 0 ? node.depth : min(shallowest, node.depth)
    count += 1
  }

  /// Takes out the shallowest node; of several, the one that was added first.
  mutating func popShallowest() -> _ViewNode? {
    guard count > 0 else {
      // What was taken out goes with the heads that said so; else it would be taken out again,
      // in the place of a node that is added later.
      byDepth = []
      heads = [:]
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

  /// How many of each depth were taken out.
  private var heads: [Int: Int] = [:]
}
