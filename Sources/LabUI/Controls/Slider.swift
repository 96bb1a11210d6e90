/// A control for a number in a range.
public struct Slider<Label: View, ValueLabel: View>: Primitive {
  private let label: Label
  private let value: Double
  private let write: (Double) -> Void
  private let edited: (Bool) -> Void

  init<V: BinaryFloatingPoint>(
    label: Label,
    value: Binding<V>,
    bounds: ClosedRange<V>,
    step: V?,
    edited: @escaping (Bool) -> Void
  ) {
    self.label = label
    self.value = Double(value.wrappedValue)
    self.edited = edited
    write = { number in
      var new = min(max(V(number), bounds.lowerBound), bounds.upperBound)
      if let step, step > 0 {
        new = bounds.lowerBound + ((new - bounds.lowerBound) / step).rounded() * step
      }
      value.wrappedValue = new
    }
  }

  func render(in node: _ViewNode) {
    let (value, write, edited) = (value, write, edited)
    node.child(
      0,
      ControlElement(label: label, kind: .slider) { element in
        element.value = "\(value)"
        element.operations.setNumber = { number in
          edited(true)
          write(number)
          edited(false)
        }
      }
    )
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Sets a number between bounds.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      label: EmptyView(),
      value: value,
      bounds: bounds,
      step: nil,
      edited: onEditingChanged
    )
  }

  /// Sets a number between bounds, by steps.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      label: EmptyView(),
      value: value,
      bounds: bounds,
      step: V(step),
      edited: onEditingChanged
    )
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Sets a number between bounds, with any label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(label: label(), value: value, bounds: bounds, step: nil, edited: onEditingChanged)
  }

  /// Sets a number between bounds, by steps and with any label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(label: label(), value: value, bounds: bounds, step: V(step), edited: onEditingChanged)
  }
}

extension Slider {
  /// Sets a number between bounds, with labels for it and its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(label: label(), value: value, bounds: bounds, step: nil, edited: onEditingChanged)
  }

  /// Sets a number between bounds, by steps and with labels for it and its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(label: label(), value: value, bounds: bounds, step: V(step), edited: onEditingChanged)
  }
}

extension Slider {
  /// Sets a number between bounds, with labels for it and its ends, in the older form.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel,
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(label: label(), value: value, bounds: bounds, step: nil, edited: onEditingChanged)
  }
}
