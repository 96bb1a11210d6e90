/// Columns beside each other; what a link in one of the first shows stands in the last.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: Primitive {
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail

  /// Makes three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
  }

  /// Makes two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
  where Content == EmptyView {
    self.sidebar = sidebar()
    content = EmptyView()
    self.detail = detail()
  }

  private final class Memo {
    let navigator = Navigator()
  }

  func render(in node: _ViewNode) {
    let memo = (node.memo as? Memo) ?? Memo()
    node.memo = memo
    node.child(0, Self.column(sidebar, beside: memo.navigator))
    node.child(1, Self.column(content, beside: memo.navigator))
    node.child(2, NavigationStack(root: detail, navigator: memo.navigator))
  }

  private static func column<Column: View>(
    _ content: Column,
    beside navigator: Navigator
  ) -> some View {
    EnvironmentWriter(content: content, value: navigator) {
      $0.navigator = $1
      $0.detailNavigator = $1
    }
  }
}

extension NavigationSplitView {
  /// Makes three columns; the lab shows them all.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, content: content, detail: detail)
  }

  /// Makes two columns; the lab shows them both.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(sidebar: sidebar, detail: detail)
  }

  /// Makes two columns; the lab shows them both.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(sidebar: sidebar, detail: detail)
  }
}

extension NavigationSplitView {
  /// Makes three columns; the lab shows them all.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, content: content, detail: detail)
  }

  /// Makes three columns; the lab shows them all.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, content: content, detail: detail)
  }

  /// Makes two columns; the lab shows them both.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(sidebar: sidebar, detail: detail)
  }
}

extension View {
  /// Gives a column a width.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }

  /// Gives a column a width within bounds.
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil,
    ideal: CGFloat,
    max: CGFloat? = nil
  ) -> some View { self }
}
