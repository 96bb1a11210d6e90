extension View {
  /// Says how the stack shows the values of a type.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type,
    @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    DestinationView(content: self, destination: destination)
  }

  /// Pushes a view while a truth value holds.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder destination: @escaping () -> V
  ) -> some View {
    LayerView(
      content: self,
      kind: .sheet,
      isPresented: isPresented.wrappedValue,
      identity: true,
      close: { isPresented.wrappedValue = false },
      onDismiss: nil,
      layer: destination
    )
  }

  /// Pushes a view while there is an item.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>,
    @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    let shown = item.wrappedValue
    return LayerView(
      content: self,
      kind: .sheet,
      isPresented: shown != nil,
      identity: shown.map { AnyHashable($0) } ?? AnyHashable(false),
      close: { item.wrappedValue = nil },
      onDismiss: nil
    ) { shown.map(destination) }
  }
}

/// Tells the stack around its content how the values of a type are shown.
private struct DestinationView<Content: View, D: Hashable, C: View>: Primitive {
  let content: Content
  let destination: (D) -> C

  func render(in node: _ViewNode) {
    let destination = destination
    node.environment.navigator?.register(D.self) { value in
      Navigator.Page(identity: value) { place in
        if let data = value.base as? D {
          onMain { place.child(0, ScopeView { destination(data) }) }
        }
      }
    }
    node.child(0, content)
  }
}
