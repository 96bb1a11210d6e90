/// How far something is, or that it goes on.
public struct ProgressView<Label: View, CurrentValueLabel: View>: Primitive {
  private let label: Label
  private let current: CurrentValueLabel
  private let fraction: Double?

  init(_ label: Label, _ current: CurrentValueLabel, _ fraction: Double?) {
    self.label = label
    self.current = current
    self.fraction = fraction
  }

  /// Shows how much is done, and says it.
  public init<V: BinaryFloatingPoint>(
    value: V?,
    total: V = 1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(label(), currentValueLabel(), value.map { Double($0 / total) })
  }

  func render(in node: _ViewNode) {
    let fraction = fraction
    node.child(
      0,
      ControlElement(label: label, kind: .progress) { element in
        element.value = fraction.map { "\($0)" }
      }
    )
    node.child(1, current)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Shows that something goes on.
  public init() where Label == EmptyView { self.init(EmptyView(), EmptyView(), nil) }

  /// Shows that something goes on.
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(Text(titleKey), EmptyView(), nil)
  }

  /// Shows that something goes on.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(Text(title), EmptyView(), nil)
  }

  /// Shows that something goes on, with any label.
  public init(@ViewBuilder label: () -> Label) { self.init(label(), EmptyView(), nil) }

  /// Shows how far something is.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) where Label == EmptyView {
    self.init(EmptyView(), EmptyView(), value.map { Double($0 / total) })
  }

  /// Shows how far something is.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1)
  where Label == Text {
    self.init(Text(titleKey), EmptyView(), value.map { Double($0 / total) })
  }

  /// Shows how far something is, with any label.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> Label) {
    self.init(label(), EmptyView(), value.map { Double($0 / total) })
  }

  /// Shows how much is done, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1)
  where Label == Text {
    self.init(Text(title), EmptyView(), value.map { Double($0 / total) })
  }

  /// Shows what a style is given.
  public init(_ configuration: ProgressViewStyleConfiguration)
  where Label == ProgressViewStyleConfiguration.Label? {
    self.init(configuration.label, EmptyView(), configuration.fractionCompleted)
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Shows how much of a time is over; the lab does not follow it.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(EmptyView(), EmptyView(), countsDown ? 1 : 0)
  }
}
