/// A row that the user may delete or move.
public struct EditableCollectionContent<Content: View, Data>: Primitive, PassingView {
  let content: Content
  let delete: (() -> Void)?
  let move: ((Int) -> Void)?

  func render(in node: _ViewNode) {
    let (delete, move) = (delete, move)
    node.element = { inner in
      inner.map { element in
        var element = element
        element.operations.delete = delete
        element.operations.move = move
        return element
      }
    }
    node.child(0, content)
  }
}

extension ForEach where Content: View {
  /// Makes a row for a binding to each element, which the user may delete or move.
  public init<C: MutableCollection & RandomAccessCollection, R: View>(
    _ data: Binding<C>,
    editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    C: RangeReplaceableCollection, Data == LazyMapSequence<C.Indices, (C.Index, ID)>,
    C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable,
    Content == EditableCollectionContent<R, C>
  {
    let elements = data.wrappedValue
    self.init(
      data: elements.indices.lazy.map { ($0, elements[$0].id) },
      identify: { $0.1 },
      content: { entry in
        let offset = elements.distance(from: elements.startIndex, to: entry.0)
        return EditableCollectionContent(
          content: content(data[entry.0]),
          delete: editActions.contains(.delete)
            ? { data.wrappedValue.remove(at: entry.0) } : nil,
          move: editActions.contains(.move)
            ? { data.wrappedValue.move(fromOffsets: IndexSet(integer: offset), toOffset: $0) }
            : nil
        )
      }
    )
  }
}
