extension View {
  /// Presents a sheet while a truth value holds.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    layer(.sheet, isPresented: isPresented, onDismiss: onDismiss, content: content)
  }

  /// Presents a sheet while there is an item.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    layer(.sheet, item: item, onDismiss: onDismiss, content: content)
  }

  /// Presents a view over the whole screen while a truth value holds.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    layer(.cover, isPresented: isPresented, onDismiss: onDismiss, content: content)
  }

  /// Presents a view over the whole screen while there is an item.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    layer(.cover, item: item, onDismiss: onDismiss, content: content)
  }

  /// Presents a popover while a truth value holds.
  public func popover<Content: View>(
    isPresented: Binding<Bool>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect,
    arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    layer(.popover, isPresented: isPresented, onDismiss: nil, content: content)
  }

  /// Presents a popover while there is an item.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect,
    arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    layer(.popover, item: item, onDismiss: nil, content: content)
  }

  /// Presents a panel beside this view while a truth value holds.
  public func inspector<V: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder content: @escaping () -> V
  ) -> some View {
    layer(.popover, isPresented: isPresented, onDismiss: nil, content: content)
  }

  private func layer<Content: View>(
    _ kind: Element.Kind,
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)?,
    content: @escaping () -> Content
  ) -> some View {
    LayerView(
      content: self,
      kind: kind,
      isPresented: isPresented.wrappedValue,
      identity: true,
      close: { isPresented.wrappedValue = false },
      onDismiss: onDismiss,
      layer: content
    )
  }

  private func layer<Item: Identifiable, Content: View>(
    _ kind: Element.Kind,
    item: Binding<Item?>,
    onDismiss: (() -> Void)?,
    content: @escaping (Item) -> Content
  ) -> some View {
    let shown = item.wrappedValue
    return LayerView(
      content: self,
      kind: kind,
      isPresented: shown != nil,
      identity: shown.map { AnyHashable($0.id) } ?? AnyHashable(false),
      close: { item.wrappedValue = nil },
      onDismiss: onDismiss
    ) { shown.map(content) }
  }
}
