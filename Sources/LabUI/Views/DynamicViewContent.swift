/// Views made of the elements of a collection.
public protocol DynamicViewContent: View {
  /// The kind of collection.
  associatedtype Data: Collection
  /// The collection.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

/// Views of elements that a user may delete, move or add to.
struct EditableContent<Base: DynamicViewContent>: DynamicViewContent, Primitive, PassingView {
  let base: Base
  let change: (Int, inout Element) -> Void

  nonisolated var data: Base.Data { onMain { base.data } }

  func render(in node: _ViewNode) {
    let change = change
    node.element = { elements in
      elements.enumerated().map { index, element in
        var element = element
        change(index, &element)
        return element
      }
    }
    node.child(0, base)
  }
}

extension DynamicViewContent {
  /// Lets the user delete elements.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    EditableContent(base: self) { index, element in
      element.operations.delete = action.map { action in { action(IndexSet(integer: index)) } }
    }
  }

  /// Lets the user move elements.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    EditableContent(base: self) { index, element in
      element.operations.move = action.map { action in
        { target in action(IndexSet(integer: index), target) }
      }
    }
  }

  /// Lets the user drop elements from elsewhere; the lab has none to drop.
  public func onInsert(
    of supportedContentTypes: [String],
    perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    EditableContent(base: self) { _, _ in }
  }
}
