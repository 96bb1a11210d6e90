extension View {
  /// Puts a view behind it.
  public func background<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    BesideView(content: self, beside: content(), kind: nil)
  }

  /// Puts a view behind it, in the older form.
  @_disfavoredOverload
  public func background<Background: View>(
    _ background: Background,
    alignment: Alignment = .center
  ) -> some View {
    BesideView(content: self, beside: background, kind: nil)
  }

  /// Puts a view over it.
  public func overlay<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    BesideView(content: self, beside: content(), kind: nil)
  }

  /// Puts a view over it, in the older form.
  @_disfavoredOverload
  public func overlay<Overlay: View>(
    _ overlay: Overlay,
    alignment: Alignment = .center
  ) -> some View {
    BesideView(content: self, beside: overlay, kind: nil)
  }

  /// Puts a view at a side, outside of what is scrolled.
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge,
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    BesideView(content: self, beside: content(), kind: nil)
  }

  /// Puts a view at an edge.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge,
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    BesideView(content: self, beside: content(), kind: nil)
  }
}
