/// A view for each element of a collection; a view belongs to its element's identity.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// Makes an element's view.
  public var content: (Data.Element) -> Content

  private let identify: (Data.Element) -> ID

  init(
    data: Data,
    identify: @escaping (Data.Element) -> ID,
    content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.identify = identify
    self.content = content
  }

  private final class Rows {
    var nodes: [AnyHashable: _ViewNode] = [:]
  }
}

extension ForEach: View, Primitive, PassingView where Content: View {
  func render(in node: _ViewNode) {
    let rows = (node.memo as? Rows) ?? Rows()
    node.memo = rows
    var old = rows.nodes
    var new: [AnyHashable: _ViewNode] = [:]
    var children: [_ViewNode] = []
    new.reserveCapacity(data.count)
    children.reserveCapacity(data.count)
    for element in data {
      let id = AnyHashable(identify(element))
      guard new[id] == nil else {
        node.graph.warn("ForEach: the ID \(id) occurs multiple times; only the first is shown.")
        continue
      }
      let content = content
      let row = ScopeView(label: "[\(id)]", kind: .row, tag: id) { content(element) }
      let child: _ViewNode
      if let existing = old.removeValue(forKey: id) as? ViewNode<ScopeView<Content>> {
        existing.receive(row, node.environment)
        child = existing
      } else {
        let made = ViewNode(row, graph: node.graph, parent: node, environment: node.environment)
        made.mount()
        child = made
      }
      new[id] = child
      children.append(child)
    }
    let leaving = Set(old.values.map { ObjectIdentifier($0) })
    for child in node.children where leaving.contains(ObjectIdentifier(child)) { child.remove() }
    rows.nodes = new
    node.children = children
  }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Makes a view for each element.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, identify: \.id, content: content)
  }
}

extension ForEach where Content: View {
  /// Makes a view for each element, known by a property.
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, identify: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Makes a view for each number.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, identify: { $0 }, content: content)
  }
}

extension ForEach where Content: View {
  /// Makes a view for a binding to each element.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable,
    ID == C.Element.ID, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  /// Makes a view for a binding to each element, known by a property.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>,
    id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
    let elements = data.wrappedValue
    self.init(
      data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
      identify: { $0.1 },
      content: { content(data[$0.0]) }
    )
  }
}
