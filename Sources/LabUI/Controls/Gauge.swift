/// A value within bounds.
public struct Gauge<Label: View>: Primitive {
  private let label: Label
  private let value: Double

  /// Shows a value.
  public init<V: BinaryFloatingPoint>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.value = Double(value)
  }

  func render(in node: _ViewNode) {
    let value = value
    node.child(0, ControlElement(label: label, kind: .progress) { $0.value = "\(value)" })
  }
}
