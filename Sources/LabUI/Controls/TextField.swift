/// A field for a line of text.
public struct TextField<Label: View>: Primitive {
  private let label: Label
  private let prompt: Text?
  private let text: String
  private let write: (String) -> Void
  private let edited: ((Bool) -> Void)?
  private let submitted: (() -> Void)?

  init(
    label: Label,
    prompt: Text?,
    text: Binding<String>,
    edited: ((Bool) -> Void)? = nil,
    submitted: (() -> Void)? = nil
  ) {
    self.label = label
    self.prompt = prompt
    self.text = text.wrappedValue
    self.edited = edited
    self.submitted = submitted
    write = { text.wrappedValue = $0 }
  }

  func render(in node: _ViewNode) {
    let (text, write, prompt) = (text, write, prompt)
    let (edited, submitted) = (edited, submitted)
    let submit = node.environment.submitAction
    node.child(
      0,
      ControlElement(label: label, kind: .field) { element in
        element.value = text
        if let prompt { element.names.append(prompt.string) }
        element.operations.setText = write
        element.operations.focus = edited
        element.operations.submit = {
          submitted?()
          submit?.call()
        }
      }
    )
  }
}

extension TextField {
  /// Edits a text, with any label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label: label(), prompt: prompt, text: text)
  }

  /// Edits a text, with any label and along an axis.
  public init(
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), prompt: prompt, text: text)
  }
}

extension TextField where Label == Text {
  /// Edits a text.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(label: Text(titleKey), prompt: nil, text: text)
  }

  /// Edits a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(label: Text(title), prompt: nil, text: text)
  }

  /// Edits a text, with a prompt.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(titleKey), prompt: prompt, text: text)
  }

  /// Edits a text, with a prompt.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(title), prompt: prompt, text: text)
  }

  /// Edits a text along an axis.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(label: Text(titleKey), prompt: nil, text: text)
  }

  /// Edits a text along an axis.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(label: Text(title), prompt: nil, text: text)
  }

  /// Edits a text along an axis, with a prompt.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(label: Text(titleKey), prompt: prompt, text: text)
  }

  /// Edits a text and tells when editing begins and ends.
  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) {
    self.init(
      label: Text(titleKey),
      prompt: nil,
      text: text,
      edited: onEditingChanged,
      submitted: onCommit
    )
  }

  /// Edits a value in a format; a text that is none leaves the value as it was.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(label: Text(titleKey), prompt: prompt, text: value.formatted(by: format))
  }

  /// Edits a value in a format; a text that is none leaves the value as it was.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S,
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(label: Text(title), prompt: prompt, text: value.formatted(by: format))
  }
}

extension Binding {
  /// The value as a text in a format.
  func formatted<F: ParseableFormatStyle>(by format: F) -> Binding<String>
  where F.FormatInput == Value, F.FormatOutput == String {
    Binding<String>(
      ClosureLocation(
        get: { format.format(location.get()) },
        set: { if let new = try? format.parseStrategy.parse($0) { wrappedValue = new } }
      ),
      format.format(wrappedValue)
    )
  }
}
