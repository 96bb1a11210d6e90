/// A stack of pages over a root.
public struct NavigationStack<Data, Root: View>: Primitive {
  private let root: Root
  private let read: (() -> [AnyHashable])?
  private let write: (([AnyHashable]) -> Void)?
  /// Its pages, where someone else has to know them from the start.
  private var navigator: Navigator?

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

  /// Keeps its path itself; what is beside it can push as well.
  init(root: Root, navigator: Navigator) where Data == NavigationPath {
    self.init(root: root, read: nil, write: nil)
    self.navigator = navigator
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
    let navigator: Navigator
    var path: [AnyHashable] = []
    var identities: [AnyHashable] = []
    var dismissals: [SharedAction] = []

    init(_ navigator: Navigator) { self.navigator = navigator }
  }

  func render(in node: _ViewNode) {
    let memo = (node.memo as? Memo) ?? Memo(navigator ?? Navigator())
    node.memo = memo
    let navigator = memo.navigator
    navigator.node = node
    let around = node.environment.navigator
    if let around, around !== node.environment.detailNavigator { around.inner = navigator }
    navigator.path = read ?? { [unowned memo] in memo.path }
    navigator.writePath = write ?? { [unowned memo] in memo.path = $0 }
    node.element = { [unowned memo, unowned node] inner in
      guard !memo.identities.isEmpty else { return inner }
      return inner + [Self.back(over: node.children.dropLast().last, navigator)]
    }
    let isDeep = !navigator.path().isEmpty
    node.child(0, ScreenView(content: page(root, navigator), startsCovered: isDeep))
    navigator.prune()
    place(navigator.pages, memo, in: node)
  }

  private func place(_ pages: [Navigator.Page], _ memo: Memo, in node: _ViewNode) {
    let same = zip(pages, memo.identities).prefix { $0.identity == $1 }.count
    memo.identities = pages.map(\.identity)
    // As on a device, a page that comes is there before the one goes that it covers or uncovers.
    if node.children.indices.contains(pages.count), pages.count == same {
      node.children[pages.count].setCovered(false)
    }
    node.dropChildren(from: same + 1)
    for (index, page) in pages.enumerated() {
      while memo.dismissals.count <= index { memo.dismissals.append(SharedAction()) }
      let navigator = memo.navigator
      memo.dismissals[index].action = { navigator.pop(to: index) }
      let screen = EnvironmentWriter(
        content: self.page(PlacedPage(place: page.place), navigator),
        value: memo.dismissals[index]
      ) { $0.dismiss = DismissAction($1) }
      node.child(index + 1, ScreenView(content: screen, startsCovered: index + 1 < pages.count))
    }
    node.children[pages.count].setCovered(false)
    for screen in node.children.prefix(pages.count) { screen.setCovered(true) }
  }

  private func page<Content: View>(_ content: Content, _ navigator: Navigator) -> some View {
    EnvironmentWriter(content: content, value: navigator) { $0.navigator = $1 }
  }

  /// What goes back to the screen below, which a device calls by that one's title or `Back`.
  private static func back(over below: _ViewNode?, _ navigator: Navigator) -> Element {
    var back = Element(.back)
    let title = below?.children.flatMap { $0.elements() }.first { $0.kind == .title }
    back.names = ["Back"] + (title.map { [$0.label] } ?? [])
    back.operations.pop = { navigator.pop(to: navigator.pages.count - 1) }
    return back
  }
}

/// A page whose kind of view is hidden.
private struct PlacedPage: Primitive, PassingView {
  let place: (_ViewNode) -> Void

  func render(in node: _ViewNode) { place(node) }
}
