/// A control that shares something.
public struct ShareLink<Label: View>: Primitive {
  private let label: Label

  init(holding label: Label) { self.label = label }

  func render(in node: _ViewNode) {
    node.child(0, ControlElement(label: label, kind: .link) { $0.operations.tap = {} })
  }
}

extension ShareLink where Label == Text {
  /// Shares an address.
  public init(item: URL) { self.init(holding: Text(verbatim: "Share")) }

  /// Shares a text.
  public init(item: String) { self.init(holding: Text(verbatim: "Share")) }

  /// Shares a text, with a title.
  public init(_ titleKey: LocalizedStringKey, item: String) { self.init(holding: Text(titleKey)) }
}
