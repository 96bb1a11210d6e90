/// A control that opens an address.
public struct Link<Label: View>: Primitive {
  private let destination: URL
  private let label: Label

  /// Opens an address, with any label.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  func render(in node: _ViewNode) {
    let open = node.environment.openURL
    let destination = destination
    node.child(
      0,
      ControlElement(label: label, kind: .link) { element in
        element.value = destination.absoluteString
        element.operations.tap = { onMain { open(destination) } }
      }
    )
  }
}

extension Link where Label == Text {
  /// Opens an address.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Opens an address.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
