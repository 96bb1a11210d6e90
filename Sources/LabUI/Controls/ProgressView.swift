/// How far something is, or that it goes on.
public struct ProgressView<Label: View, CurrentValueLabel: View>: Primitive {
  private let label: Label
  private let fraction: Double?

  init(_ label: Label, _ fraction: Double?) {
    self.label = label
    self.fraction = fraction
  }

  func render(in node: _ViewNode) {
    let fraction = fraction
    node.child(
      0,
      ControlElement(label: label, kind: .progress) { element in
        element.value = fraction.map { "\($0)" }
      }
    )
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Shows that something goes on.
  public init() where Label == EmptyView { self.init(EmptyView(), nil) }

  /// Shows that something goes on.
  public init(_ titleKey: LocalizedStringKey) where Label == Text { self.init(Text(titleKey), nil) }

  /// Shows that something goes on.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text { self.init(Text(title), nil) }

  /// Shows that something goes on, with any label.
  public init(@ViewBuilder label: () -> Label) { self.init(label(), nil) }

  /// Shows how far something is.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) where Label == EmptyView {
    self.init(EmptyView(), value.map { Double($0 / total) })
  }

  /// Shows how far something is.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1)
  where Label == Text {
    self.init(Text(titleKey), value.map { Double($0 / total) })
  }

  /// Shows how far something is, with any label.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> Label) {
    self.init(label(), value.map { Double($0 / total) })
  }
}
