/// The pages that a navigation stack has pushed onto its root.
final class Navigator {
  /// One page.
  struct Page {
    /// What tells it from another page at the same place.
    let identity: AnyHashable
    /// Shows it.
    let place: (_ViewNode) -> Void
    /// Is told when someone goes back from it.
    var popped: () -> Void = {}
  }

  /// A page where it stands, with the place of its value in the path.
  private struct Entry {
    let page: Page
    let value: Int?
  }

  /// Makes the page of a value, by the value's type.
  private var destinations: [ObjectIdentifier: (AnyHashable) -> Page] = [:]
  /// Pages that are not made of values, each with the number of values below it.
  private var pushed: [(page: Page, values: Int)] = []
  /// The values of the path.
  var path: () -> [AnyHashable] = { [] }
  /// Writes the path.
  var writePath: ([AnyHashable]) -> Void = { _ in }
  weak var node: _ViewNode?
  /// The stack that stands in a split view's last column itself.
  weak var inner: Navigator?

  /// The pages that are pushed, the one on top last.
  var pages: [Page] { entries.map(\.page) }

  private var entries: [Entry] {
    let values = path()
    var entries: [Entry] = []
    for below in 0...values.count {
      entries += pushed.filter { $0.values == below }.map { Entry(page: $0.page, value: nil) }
      guard below < values.count else { continue }
      let value = values[below]
      if let page = destinations[ObjectIdentifier(type(of: value.base))]?(value) {
        entries.append(Entry(page: page, value: below))
      }
    }
    return entries
  }

  /// Pushes a value; onto the root instead of what is over it where that is said.
  func push(_ value: AnyHashable, ontoRoot: Bool) {
    guard destinations[ObjectIdentifier(type(of: value.base))] != nil else {
      if ontoRoot, let inner { return inner.push(value, ontoRoot: true) }
      Graph.current.warn(
        """
        A NavigationLink is presenting a value of type '\(type(of: value.base))' but there is no \
        matching navigationDestination declaration visible from the location of the link.
        """
      )
      return
    }
    if ontoRoot { pop(to: 0) }
    writePath(path() + [value])
    update("path")
  }

  /// Pushes a page that is not made of a value.
  func push(_ page: Page) {
    pushed.append((page, path().count))
    update("a link's destination")
  }

  /// Goes back from a page to the one before it.
  func pop(to count: Int) {
    let gone = entries.dropFirst(count)
    guard !gone.isEmpty else { return }
    if let value = gone.compactMap(\.value).first {
      afterwards { [self] in writePath(Array(path().prefix(value))) }
    }
    drop(gone.filter { $0.value == nil }.map(\.page))
    update("path")
  }

  /// Takes a page away, with those over it, which is not told of that itself.
  func remove(_ identity: AnyHashable) {
    let entries = entries
    guard let index = entries.firstIndex(where: { $0.page.identity == identity }) else { return }
    pushed.removeAll { $0.page.identity == identity }
    pop(to: index)
    update("path")
  }

  /// Takes those pages away that stood on values which are no longer in the path.
  func prune() {
    let count = path().count
    drop(pushed.filter { $0.values > count }.map(\.page))
  }

  /// Learns how to show the values of a type.
  func register<D: Hashable>(_ type: D.Type, _ page: @escaping (AnyHashable) -> Page) {
    let isNew = destinations[ObjectIdentifier(type)] == nil
    destinations[ObjectIdentifier(type)] = page
    if isNew, path().contains(where: { Swift.type(of: $0.base) == type }) {
      update("a destination")
    }
  }

  private func drop(_ pages: [Page]) {
    let identities = Set(pages.map(\.identity))
    pushed.removeAll { identities.contains($0.page.identity) }
    for page in pages.reversed() { afterwards(page.popped) }
  }

  /// Writes what others keep, which has to wait where views are being updated.
  private func afterwards(_ write: @escaping () -> Void) {
    guard let graph = node?.graph, graph.isUpdating else { return write() }
    graph.afterUpdate { onMain { write() } }
  }

  private func update(_ property: String) {
    node.map { $0.graph.invalidate($0, because: .state("NavigationStack.\(property)")) }
  }
}
