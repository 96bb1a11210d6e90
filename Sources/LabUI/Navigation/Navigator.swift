/// The pages that a navigation stack has pushed onto its root.
final class Navigator {
  /// One page.
  struct Page {
    /// What tells it from another page at the same place.
    let identity: AnyHashable
    /// Shows it.
    let place: (_ViewNode) -> Void
  }

  /// Makes the page of a value, by the value's type.
  var destinations: [ObjectIdentifier: (AnyHashable) -> Page] = [:]
  /// Pages that links without values pushed, on top of the path.
  private(set) var pushed: [Page] = []
  /// The values of the path.
  var path: () -> [AnyHashable] = { [] }
  /// Writes the path.
  var writePath: ([AnyHashable]) -> Void = { _ in }
  weak var node: _ViewNode?

  /// Pushes a value.
  func push(_ value: AnyHashable) {
    guard destinations[ObjectIdentifier(type(of: value.base))] != nil else {
      Graph.current.warn(
        """
        A NavigationLink is presenting a value of type '\(type(of: value.base))' but there is no \
        matching navigationDestination declaration visible from the location of the link.
        """
      )
      return
    }
    writePath(path() + [value])
    update("path")
  }

  /// Pushes a page that is not made of a value.
  func push(_ page: Page) {
    pushed.append(page)
    update("a link's destination")
  }

  /// Goes back from a page to the one before it.
  func pop(to count: Int) {
    let values = path()
    if count < values.count {
      pushed = []
      writePath(Array(values.prefix(count)))
    } else {
      pushed = Array(pushed.prefix(count - values.count))
    }
    update("path")
  }

  /// Learns how to show the values of a type.
  func register<D: Hashable>(_ type: D.Type, _ page: @escaping (AnyHashable) -> Page) {
    let isNew = destinations[ObjectIdentifier(type)] == nil
    destinations[ObjectIdentifier(type)] = page
    if isNew, path().contains(where: { Swift.type(of: $0.base) == type }) {
      update("a destination")
    }
  }

  private func update(_ property: String) {
    node.map { $0.graph.invalidate($0, because: .state("NavigationStack.\(property)")) }
  }
}
