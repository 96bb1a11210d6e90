/// A field for a secret.
public struct SecureField<Label: View>: Primitive {
  private let label: Label
  private let prompt: Text?
  private let text: Binding<String>
  private let value: String
  private let submitted: (() -> Void)?

  init(
    label: Label,
    prompt: Text?,
    text: Binding<String>,
    submitted: (() -> Void)? = nil
  ) {
    self.submitted = submitted
    self.label = label
    self.prompt = prompt
    self.text = text
    value = text.wrappedValue
  }

  func render(in node: _ViewNode) {
    let (text, value, prompt, submitted) = (text, value, prompt, submitted)
    let submit = node.environment.submitAction
    node.child(
      0,
      ControlElement(label: label, kind: .secureField) { element in
        element.value = value
        if let prompt { element.names.append(prompt.string) }
        element.operations.setText = { text.wrappedValue = $0 }
        element.operations.submit = {
          submitted?()
          submit?.call()
        }
      }
    )
  }
}

extension SecureField where Label == Text {
  /// Edits a secret.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(label: Text(titleKey), prompt: nil, text: text)
  }

  /// Edits a secret.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(label: Text(title), prompt: nil, text: text)
  }

  /// Edits a secret, with a prompt.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(titleKey), prompt: prompt, text: text)
  }

  /// Edits a secret, with a prompt.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(title), prompt: prompt, text: text)
  }

  /// Edits a secret, and does something on return.
  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onCommit: @escaping () -> Void
  ) {
    self.init(label: Text(titleKey), prompt: nil, text: text, submitted: onCommit)
  }
}

extension SecureField {
  /// Edits a secret, with any label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label: label(), prompt: prompt, text: text)
  }
}
