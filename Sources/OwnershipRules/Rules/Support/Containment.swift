/// Which views of the run stand inside which others, at any depth.
struct Containment {
  /// The views that contain each view.
  private var containers: [Int: Set<Int>] = [:]
  private let inScenes: Set<Int>

  init(in index: DeclarationIndex) {
    let direct = ViewContainment(in: index)
    inScenes = direct.inScenes
    var makers: [Int: Set<Int>] = [:]
    for (maker, contents) in direct.contents {
      for content in contents { makers[content, default: []].insert(maker) }
    }
    for view in makers.keys { containers[view] = Self.all(from: view, makers) }
  }

  /// The holders that one view may show together, in groups of two or more.
  func clusters(of holders: [SharedFacts.Holder]) -> [[SharedFacts.Holder]] {
    var rest = holders
    var clusters: [[SharedFacts.Holder]] = []
    while let first = rest.first {
      var cluster = [first]
      rest.removeFirst()
      while let next = rest.firstIndex(where: { other in
        cluster.contains { areRelated($0.view, other.view) }
      }) {
        cluster.append(rest.remove(at: next))
      }
      if cluster.count > 1 { clusters.append(cluster) }
    }
    return clusters
  }

  /// Whether one contains the other or something contains both.
  ///
  /// Of two that nothing in the run contains, what shows them is not in the run, so it may be the
  /// same; not so when an app or a scene of the run shows one, and nothing the other.
  private func areRelated(_ one: Int, _ other: Int) -> Bool {
    let (left, right) = (containers[one] ?? [], containers[other] ?? [])
    return left.contains(other) || right.contains(one) || !left.isDisjoint(with: right)
      || left.isEmpty && right.isEmpty && inScenes.contains(one) == inScenes.contains(other)
  }

  private static func all(from view: Int, _ makers: [Int: Set<Int>]) -> Set<Int> {
    var found: Set<Int> = []
    var pending = Array(makers[view] ?? [])
    while let next = pending.popLast() {
      guard next != view, found.insert(next).inserted else { continue }
      pending += makers[next] ?? []
    }
    return found
  }
}
