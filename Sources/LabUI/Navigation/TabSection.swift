/// Tabs that belong together.
public struct TabSection<Header: View, Content: View>: Primitive, PassingView {
  private let content: Content

  /// Groups tabs under a header; the lab shows the tabs alone.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.content = content()
  }

  func render(in node: _ViewNode) { node.child(0, content) }
}

extension TabSection where Header == Text {
  /// Groups tabs under a title; the lab shows the tabs alone.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Groups tabs under a title; the lab shows the tabs alone.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}
