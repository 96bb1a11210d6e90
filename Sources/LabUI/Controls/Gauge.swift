/// A value between two bounds.
public struct Gauge<Label: View, CurrentValueLabel: View, Bound: View>: Primitive {
  private let label: Label
  private let current: CurrentValueLabel
  private let value: Double

  func render(in node: _ViewNode) {
    let value = value
    node.child(0, ControlElement(label: label, kind: .progress) { $0.value = "\(value)" })
    node.child(1, current)
  }

  /// Makes a gauge with all its labels.
  public init<V: BinaryFloatingPoint>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> Bound,
    @ViewBuilder maximumValueLabel: () -> Bound
  ) {
    self.label = label()
    current = currentValueLabel()
    self.value = Double(value)
  }
}

extension Gauge where Bound == EmptyView {
  /// Makes a gauge that says its value.
  public init<V: BinaryFloatingPoint>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.label = label()
    current = currentValueLabel()
    self.value = Double(value)
  }
}

extension Gauge where CurrentValueLabel == EmptyView, Bound == EmptyView {
  /// Makes a gauge.
  public init<V: BinaryFloatingPoint>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    current = EmptyView()
    self.value = Double(value)
  }
}
