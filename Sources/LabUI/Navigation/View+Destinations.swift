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
    @ViewBuilder destination: () -> V
  ) -> some View {
    let page = destination()
    return PushView(
      content: self,
      isPresented: isPresented.wrappedValue,
      identity: true,
      close: { isPresented.wrappedValue = false }
    ) { page }
  }

  /// Pushes a view while there is an item.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>,
    @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    let shown = item.wrappedValue
    return PushView(
      content: self,
      isPresented: shown != nil,
      identity: shown.map { AnyHashable($0) } ?? AnyHashable(false),
      close: { item.wrappedValue = nil }
    ) { shown.map(destination) }
  }
}

/// Tells the stack around its content how the values of a type are shown.
private struct DestinationView<Content: View, D: Hashable, C: View>: Primitive, PassingView {
  let content: Content
  let destination: (D) -> C

  private final class Memo {
    /// What the pages of the values show.
    var pages: [D: StylePart] = [:]
    var destination: (D) -> C

    init(destination: @escaping (D) -> C) { self.destination = destination }

    func page(of value: D) -> StylePart {
      if let page = pages[value] { return page }
      let page = StylePart()
      pages[value] = page
      renew(page, of: value)
      return page
    }

    func renew(_ page: StylePart, of value: D) {
      let destination = destination
      page.renew { place in onMain { place.child(0, ScopeView { destination(value) }) } }
    }
  }

  func render(in node: _ViewNode) {
    let memo = (node.memo as? Memo) ?? Memo(destination: destination)
    node.memo = memo
    memo.destination = destination
    node.environment.navigator?.register(D.self) { value in
      Navigator.Page(identity: value) { place in
        if let data = value.base as? D { memo.page(of: data).show(in: place) }
      }
    }
    node.child(0, content)
    // The pages that are pushed follow what the closure makes of its surroundings now.
    for (value, page) in memo.pages {
      memo.renew(page, of: value)
      page.refresh()
    }
  }
}
