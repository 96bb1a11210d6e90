/// A choice of a moment.
public struct DatePicker<Label: View>: Primitive {
  /// The parts of a moment.
  public typealias Components = DatePickerComponents

  private let label: Label
  private let selection: Binding<Date>
  private let value: Date

  init(_ label: Label, _ selection: Binding<Date>) {
    self.label = label
    self.selection = selection
    value = selection.wrappedValue
  }

  func render(in node: _ViewNode) {
    let (selection, value) = (selection, value)
    node.child(
      0,
      ControlElement(label: label, kind: .date) { element in
        element.value = value.formatted(.iso8601)
        element.operations.setText = { text in
          if let date = try? Date(text, strategy: .iso8601) { selection.wrappedValue = date }
        }
      }
    )
  }
}

extension DatePicker where Label == Text {
  /// Chooses a moment.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(titleKey), selection)
  }

  /// Chooses a moment within bounds.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(titleKey), selection)
  }

  /// Chooses a moment after another.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(titleKey), selection)
  }

  /// Chooses a moment before another.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(titleKey), selection)
  }

  /// Chooses a moment.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(title), selection)
  }
}

extension DatePicker {
  /// Chooses a moment, with any label.
  public init(
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection)
  }

  /// Makes a picker within a range, with a label.
  public init(
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection)
  }

  /// Makes a picker within a range, with a label.
  public init(
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection)
  }

  /// Makes a picker within a range, with a label.
  public init(
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection)
  }
}

extension DatePicker where Label == Text {
  /// Makes a picker within a range.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(title), selection)
  }

  /// Makes a picker within a range.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(title), selection)
  }

  /// Makes a picker within a range.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(title), selection)
  }
}
