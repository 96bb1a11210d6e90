/// A list of rows; the lab makes all of them.
public struct List<SelectionValue: Hashable, Content: View>: Primitive {
  private let content: Content
  private let select: ((SelectionValue) -> Void)?
  private let isSelected: (SelectionValue) -> Bool

  private init(holding content: Content) {
    self.content = content
    select = nil
    isSelected = { _ in false }
  }

  private init(holding content: Content, _ selection: Binding<SelectionValue?>?) {
    self.content = content
    let value = selection?.wrappedValue
    select = selection.map { selection in { selection.wrappedValue = $0 } }
    isSelected = { $0 == value }
  }

  private init(holding content: Content, _ selection: Binding<Set<SelectionValue>>?) {
    self.content = content
    let values = selection?.wrappedValue ?? []
    select = selection.map { selection in
      { value in
        if selection.wrappedValue.remove(value) == nil { selection.wrappedValue.insert(value) }
      }
    }
    isSelected = { values.contains($0) }
  }

  /// Makes a list whose rows can be selected.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(holding: content(), selection)
  }

  /// Makes a list of which several rows can be selected.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(holding: content(), selection)
  }

  func render(in node: _ViewNode) {
    let (select, isSelected) = (select, isSelected)
    node.element = { inner in
      let rows = select.map { select in inner.map { $0.selectable(select, isSelected) } }
      return [Element(.list, children: rows ?? inner)]
    }
    node.child(0, content)
  }
}

extension List {
  /// Makes a row for each element; rows can be selected.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(holding: ForEach(data, content: rowContent), selection)
  }

  /// Makes a row for each element; several rows can be selected.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(holding: ForEach(data, content: rowContent), selection)
  }

  /// Makes a row for each element, known by a property; rows can be selected.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(holding: ForEach(data, id: id, content: rowContent), selection)
  }
}

extension List {
  /// Makes a row for each number; several rows can be selected.
  public init<RowContent: View>(
    _ data: Range<Int>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(holding: ForEach(data, content: rowContent), selection)
  }

  /// Makes a row for each element, known by a property; several rows can be selected.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(holding: ForEach(data, id: id, content: rowContent), selection)
  }
}

extension List where SelectionValue == Never {
  /// Makes a list.
  public init(@ViewBuilder content: () -> Content) { self.init(holding: content()) }

  /// Makes a row for each element.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(holding: ForEach(data, content: rowContent))
  }

  /// Makes a row for each element, known by a property.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(holding: ForEach(data, id: id, content: rowContent))
  }

  /// Makes a row for each number.
  public init<RowContent: View>(
    _ data: Range<Int>,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(holding: ForEach(data, content: rowContent))
  }

  /// Makes a row for a binding to each element.
  public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<C>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<C.Indices, (C.Index, C.Element.ID)>, C.Element.ID, RowContent
    >,
    C.Element: Identifiable, C.Index: Hashable
  {
    self.init(holding: ForEach(data, content: rowContent))
  }
}

extension Element {
  /// The element with rows that are selected by a tap.
  fileprivate func selectable<Value: Hashable>(
    _ select: @escaping (Value) -> Void,
    _ isSelected: (Value) -> Bool
  ) -> Element {
    var element = self
    element.children = children.map { $0.selectable(select, isSelected) }
    let isLink = selects?.base is Value
    let inner = flattened.dropFirst().lazy.compactMap { $0.selection(of: Value.self) }.first
    guard kind == .row || isLink || (kind == .text && tag != nil),
      let value = inner ?? selection(of: Value.self)
    else { return element }
    element.value = isSelected(value) ? "selected" : nil
    if isLink || element.operations.tap == nil { element.operations.tap = { select(value) } }
    return element
  }

  /// The value by which a list knows it.
  private func selection<Value>(of type: Value.Type) -> Value? {
    tag?.base as? Value ?? selects?.base as? Value
  }
}
