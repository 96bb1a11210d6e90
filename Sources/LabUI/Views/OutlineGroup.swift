/// Rows for a tree of elements, with those below each in a group that opens.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Row: View>: Primitive,
  PassingView
where Data.Element: Identifiable, ID == Data.Element.ID {
  private let data: Data
  private let children: KeyPath<Data.Element, Data?>
  private let row: (Data.Element) -> Row

  /// Makes rows for a tree.
  public init(
    _ data: Data,
    children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Row
  ) {
    self.data = data
    self.children = children
    row = content
  }

  func render(in node: _ViewNode) {
    let (children, row) = (children, row)
    node.child(
      0,
      ForEach(data) { element -> AnyView in
        guard let below = element[keyPath: children] else { return AnyView(row(element)) }
        return AnyView(
          DisclosureGroup {
            OutlineGroup(below, children: children, content: row)
          } label: {
            row(element)
          }
        )
      }
    )
  }
}
