/// Says that there is nothing to show.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: Primitive {
  private let label: Label
  private let details: Description
  private let actions: Actions

  /// Says it, with any label.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    details = description()
    self.actions = actions()
  }

  func render(in node: _ViewNode) {
    node.child(0, label)
    node.child(1, details)
    node.child(2, actions)
  }
}

extension ContentUnavailableView
where Label == LabUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Says it with a title and a symbol.
  public init(
    _ title: LocalizedStringKey,
    systemImage name: String,
    description: Text? = nil
  ) {
    self.init {
      LabUI.Label(title, systemImage: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }

  /// Says it with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init {
      LabUI.Label(title, systemImage: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }

  /// Says that a search found nothing.
  public static var search: Self {
    Self("No Results", systemImage: "magnifyingglass", description: nil)
  }

  /// Says that a search for a text found nothing.
  public static func search(text: String) -> Self {
    Self("No Results for “\(text)”", systemImage: "magnifyingglass", description: nil)
  }
}
