/// A stack of pages over a root.
public struct NavigationStack<Data, Root: View>: Primitive {
  private let root: Root
  private let read: (() -> [AnyHashable])?
  private let write: (([AnyHashable]) -> Void)?

  private init(
    root: Root,
    read: (() -> [AnyHashable])?,
    write: (([AnyHashable]) -> Void)?
  ) {
    self.root = root
    self.read = read
    self.write = write
  }

  /// Keeps its path itself.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.init(root: root(), read: nil, write: nil)
  }

  /// Has its path kept by someone else.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    _ = path.wrappedValue
    self.init(
      root: root(),
      read: { path.wrappedValue.elements },
      write: { path.wrappedValue = NavigationPath(elements: $0) }
    )
  }

  /// Has its path kept by someone else, as values of one type.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    _ = path.wrappedValue
    self.init(
      root: root(),
      read: { path.wrappedValue.map { AnyHashable($0) } },
      write: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) }
    )
  }

  private final class Memo {
    let navigator = Navigator()
    var path: [AnyHashable] = []
    var identities: [AnyHashable] = []
    var dismissals: [SharedAction] = []
  }

  func render(in node: _ViewNode) {
    let memo = (node.memo as? Memo) ?? Memo()
    node.memo = memo
    let navigator = memo.navigator
    navigator.node = node
    navigator.path = read ?? { [unowned memo] in memo.path }
    navigator.writePath = write ?? { [unowned memo] in memo.path = $0 }
    node.element = { inner in
      // The page on top is what a user sees.
      inner.last.map { $0.children } ?? []
    }
    node.child(0, page(root, navigator: navigator))
    place(pages(navigator), memo, in: node)
  }

  private func pages(_ navigator: Navigator) -> [Navigator.Page] {
    navigator.path().compactMap { value in
      navigator.destinations[ObjectIdentifier(type(of: value.base))]?(value)
    } + navigator.pushed
  }

  private func place(_ pages: [Navigator.Page], _ memo: Memo, in node: _ViewNode) {
    let same = zip(pages, memo.identities).prefix { $0.identity == $1 }.count
    node.dropChildren(from: same + 1)
    memo.identities = pages.map(\.identity)
    for (index, page) in pages.enumerated() {
      while memo.dismissals.count <= index { memo.dismissals.append(SharedAction()) }
      let navigator = memo.navigator
      memo.dismissals[index].action = { navigator.pop(to: index) }
      let placed = PlacedPage(place: page.place)
      node.child(
        index + 1,
        EnvironmentWriter(
          content: self.page(placed, navigator: navigator),
          value: memo.dismissals[index]
        ) { $0.dismiss = DismissAction($1) }
      )
    }
  }

  private func page<Content: View>(_ content: Content, navigator: Navigator) -> some View {
    EnvironmentWriter(
      content: ElementView(content: content) { [Element(.page, children: $0)] },
      value: navigator
    ) { $0.navigator = $1 }
  }
}

/// A page whose kind of view is hidden.
private struct PlacedPage: Primitive {
  let place: (_ViewNode) -> Void

  func render(in node: _ViewNode) { place(node) }
}
