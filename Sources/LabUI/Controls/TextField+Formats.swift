extension TextField {
  /// Edits a value in a format, with any label.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(label: label(), prompt: prompt, text: value.formatted(by: format))
  }

  /// Edits an optional value in a format, with any label.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>,
    format: F,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(label: label(), prompt: prompt, text: Self.text(of: value, format))
  }

  /// Edits a value in a formatter's format, with any label.
  public init<V>(
    value: Binding<V>,
    formatter: Formatter,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), prompt: prompt, text: Self.text(of: value, formatter))
  }

  /// An optional value as a text; a text that is none makes it nothing.
  private static func text<F: ParseableFormatStyle>(
    of value: Binding<F.FormatInput?>,
    _ format: F
  ) -> Binding<String> where F.FormatOutput == String {
    Binding<String>(
      ClosureLocation(
        get: { value.location.get().map(format.format) ?? "" },
        set: { value.wrappedValue = try? format.parseStrategy.parse($0) }
      ),
      value.wrappedValue.map(format.format) ?? ""
    )
  }

  /// A value as a formatter's text; a text that is none leaves the value as it was.
  private static func text<V>(of value: Binding<V>, _ formatter: Formatter) -> Binding<String> {
    Binding<String>(
      ClosureLocation(
        get: { formatter.string(for: value.location.get()) ?? "" },
        set: { text in
          guard let number = (formatter as? NumberFormatter)?.number(from: text),
            let new = (number.intValue as? V) ?? (number.doubleValue as? V)
          else { return }
          value.wrappedValue = new
        }
      ),
      formatter.string(for: value.wrappedValue) ?? ""
    )
  }
}

extension TextField where Label == Text {
  /// Edits an optional value in a format; a text that is none makes it nothing.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<F.FormatInput?>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  /// Edits an optional value in a format; a text that is none makes it nothing.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S,
    value: Binding<F.FormatInput?>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// Edits a value in a formatter's format.
  public init<V>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    formatter: Formatter,
    prompt: Text? = nil
  ) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleKey) }
  }

  /// Edits a value in a formatter's format.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S,
    value: Binding<V>,
    formatter: Formatter,
    prompt: Text? = nil
  ) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) }
  }

  /// Edits a text along an axis, with a prompt.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>,
    prompt: Text?,
    axis: Axis
  ) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
  }

  /// Edits a text and tells when editing begins.
  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(titleKey, text: text, onEditingChanged: onEditingChanged, onCommit: {})
  }

  /// Edits a text and tells when editing begins and ends.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) {
    self.init(
      label: Text(title),
      prompt: nil,
      text: text,
      edited: onEditingChanged,
      submitted: onCommit
    )
  }
}
