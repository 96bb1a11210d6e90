/// A control that goes up and down.
public struct Stepper<Label: View>: Primitive {
  private let label: Label
  private let value: String?
  private let increment: (() -> Void)?
  private let decrement: (() -> Void)?

  /// Calls closures, with any label; a side without one cannot be used.
  @preconcurrency
  public init(
    @ViewBuilder label: () -> Label,
    onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    value = nil
    increment = onIncrement.map { action in { onMain(action) } }
    decrement = onDecrement.map { action in { onMain(action) } }
  }

  /// Changes a value by steps, with any label.
  public init<V: Strideable>(
    value: Binding<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    self.value = "\(value.wrappedValue)"
    increment = { value.wrappedValue = value.wrappedValue.advanced(by: step) }
    decrement = { value.wrappedValue = value.wrappedValue.advanced(by: 0 - step) }
  }

  /// Changes a value by steps within bounds, with any label.
  public init<V: Strideable>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    self.value = "\(value.wrappedValue)"
    increment = {
      let next = value.wrappedValue.advanced(by: step)
      if next <= bounds.upperBound { value.wrappedValue = next }
    }
    decrement = {
      let next = value.wrappedValue.advanced(by: 0 - step)
      if next >= bounds.lowerBound { value.wrappedValue = next }
    }
  }

  func render(in node: _ViewNode) {
    let (value, increment, decrement) = (value, increment, decrement)
    node.child(
      0,
      ControlElement(label: label, kind: .stepper) { element in
        element.value = value
        element.operations.increment = increment
        element.operations.decrement = decrement
      }
    )
  }
}

extension Stepper where Label == Text {
  /// Changes a value by steps.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(titleKey) })
  }

  /// Changes a value by steps.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S,
    value: Binding<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(title) })
  }

  /// Changes a value by steps within bounds.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(titleKey) })
  }

  /// Changes a value by steps within bounds.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S,
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(title) })
  }

  /// Calls closures; a side without one cannot be used.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey,
    onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) },
      onIncrement: onIncrement,
      onDecrement: onDecrement
    )
  }
}

extension Stepper {
  /// Makes a stepper with actions, in the older form.
  public init(
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label, onIncrement: onIncrement, onDecrement: onDecrement)
  }

  /// Makes a stepper of a binding, in the older form.
  public init<V: Strideable>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, in: bounds, step: step, label: label)
  }
}
