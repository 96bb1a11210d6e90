import LabProtocol

/// A place in the tree of views with how often its body ran, after the mount and at the end.
struct TreeNode: Equatable {
  var name: String
  /// Whether it has a body, or is an identity that was given.
  let hasBody: Bool
  /// The runs after the mount; `nil` where it was not there.
  var before: Int?
  /// The runs at the end; `nil` where it is gone.
  var after: Int?
  /// What it read when it was last evaluated.
  var reads: [String] = []
  /// What it stores at the end, or stored before it went.
  var values: [TreeView.StoredValue] = []
  var children: [TreeNode] = []

  /// Joins the trees after the mount and at the end; what stands in the same place is one.
  static func joined(_ before: [TreeView], _ after: [TreeView]) -> [TreeNode] {
    join(nested(before[...]), nested(after[...]))
  }

  /// A view with those in it.
  private struct Nested {
    let view: TreeView
    let children: [Nested]
  }

  private static func nested(_ views: ArraySlice<TreeView>) -> [Nested] {
    var roots: [Nested] = []
    var rest = views
    while let first = rest.first {
      let inner = rest.dropFirst().prefix { $0.depth > first.depth }
      roots.append(Nested(view: first, children: nested(inner)))
      rest = rest.dropFirst(1 + inner.count)
    }
    return roots
  }

  private static func join(_ before: [Nested], _ after: [Nested]) -> [TreeNode] {
    // The order of the end, and what went before what stood behind it.
    let changes = after.map(\.view.name).difference(from: before.map(\.view.name))
    var gone: Set<Int> = []
    var new: Set<Int> = []
    for change in changes {
      switch change {
      case .remove(let offset, _, _): gone.insert(offset)
      case .insert(let offset, _, _): new.insert(offset)
      }
    }
    var nodes: [TreeNode] = []
    var old = before.indices.makeIterator()
    func takeGone(_ index: inout Int?) {
      while let current = index, gone.contains(current) {
        nodes.append(node(before[current], nil))
        index = old.next()
      }
    }
    var index = old.next()
    for (place, view) in after.enumerated() {
      takeGone(&index)
      if new.contains(place) {
        nodes.append(node(nil, view))
      } else {
        nodes.append(node(index.map { before[$0] }, view))
        index = old.next()
      }
    }
    takeGone(&index)
    return nodes
  }

  private static func node(_ before: Nested?, _ after: Nested?) -> TreeNode {
    let view = after?.view ?? before?.view
    return TreeNode(
      name: view?.name ?? "",
      hasBody: view?.runs != nil,
      before: before.map { $0.view.runs ?? 0 },
      after: after.map { $0.view.runs ?? 0 },
      reads: view?.reads ?? [],
      values: view?.values ?? [],
      children: join(before?.children ?? [], after?.children ?? [])
    )
  }
}
