import SwiftSyntax

/// Which types of the run show which, by whose code makes whom.
struct Containment {
  /// The views that contain each type, at any depth.
  private var containers: [Int: Set<Int>] = [:]

  init(in index: DeclarationIndex) {
    let makers = Self.makers(in: index)
    for (view, _) in index.types(with: .view) {
      containers[view] = Self.all(from: view, makers).filter {
        index.types[$0].roles.contains(.view)
      }
    }
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

  /// Whether one contains the other or something contains both. Of two that nothing in the run
  /// contains, what shows them is not in the run, so it may be the same.
  private func areRelated(_ one: Int, _ other: Int) -> Bool {
    let (left, right) = (containers[one] ?? [], containers[other] ?? [])
    return left.contains(other) || right.contains(one) || !left.isDisjoint(with: right)
      || left.isEmpty && right.isEmpty
  }

  /// The types in whose code each type is made.
  private static func makers(in index: DeclarationIndex) -> [Int: Set<Int>] {
    var makers: [Int: Set<Int>] = [:]
    for (file, facts) in index.files.enumerated() {
      for call in facts.calls {
        guard let path = call.node.calledExpression.typePath, !path.isEmpty,
          let maker = index.type(ofRegion: call.region, in: file),
          let made = index.find(path, from: facts.regions[call.region].part, in: file),
          made != maker, index.types[made].roles.hasAny(of: .viewLike)
        else { continue }
        makers[made, default: []].insert(maker)
      }
    }
    return makers
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
