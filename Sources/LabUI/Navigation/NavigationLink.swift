/// A control that pushes a page.
public struct NavigationLink<Label: View, Destination: View>: Primitive {
  private let label: Label
  private let value: AnyHashable?
  private let destination: (() -> Destination)?

  private init(label: Label, value: AnyHashable?, destination: (() -> Destination)?) {
    self.label = label
    self.value = value
    self.destination = destination
  }

  /// Pushes a view, with any label.
  public init(
    @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), value: nil, destination: destination)
  }

  /// Pushes a view, with any label.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), value: nil) { destination }
  }

  private final class Memo: Hashable {
    static func == (left: Memo, right: Memo) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  func render(in node: _ViewNode) {
    let memo = (node.memo as? Memo) ?? Memo()
    node.memo = memo
    let navigator = node.environment.navigator
    let (value, destination) = (value, destination)
    node.child(
      0,
      ControlElement(label: label, kind: .link) { element in
        if navigator == nil { element.isEnabled = false }
        element.operations.tap = {
          if let value {
            navigator?.push(value)
          } else if let destination {
            navigator?.push(
              Navigator.Page(identity: memo) { place in onMain { place.child(0, destination()) } }
            )
          }
        }
      }
    )
  }
}

extension NavigationLink where Destination == Never {
  /// Pushes the page of a value, with any label; nothing without a value.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(label: label(), value: value.map { AnyHashable($0) }, destination: nil)
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Pushes the page of a value.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }

  /// Pushes the page of a value.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink where Label == Text {
  /// Pushes a view.
  public init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Pushes a view.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(destination: destination) { Text(title) }
  }

  /// Pushes a view.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Pushes a view.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }
}

extension NavigationLink {
  /// Goes to a view when a binding says so; the lab follows the tap.
  public init(
    destination: Destination,
    isActive: Binding<Bool>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(destination: destination, label: label)
  }

  /// Goes to a view when a binding says so; the lab follows the tap.
  public init(
    isActive: Binding<Bool>,
    @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(destination: destination, label: label)
  }

  /// Goes to a view when a binding holds its tag; the lab follows the tap.
  public init<V: Hashable>(
    destination: Destination,
    tag: V,
    selection: Binding<V?>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(destination: destination, label: label)
  }
}
