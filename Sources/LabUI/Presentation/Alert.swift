/// An alert, in the older form.
public struct Alert {
  let title: Text
  let message: Text?
  private let buttons: [Button]

  /// An alert with one button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton ?? .default(Text(verbatim: "OK"))]
  }

  /// An alert with two buttons.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  /// A button of an alert.
  public struct Button {
    let label: Text
    let action: (() -> Void)?

    /// A button that does something.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, action: action)
    }

    /// A button that leaves all as it was.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, action: action)
    }

    /// A button that leaves all as it was.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(label: Text(verbatim: "Cancel"), action: action)
    }

    /// A button that destroys something.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, action: action)
    }
  }

  /// The buttons as views.
  @MainActor var actions: some View {
    ForEach(0..<buttons.count) { index in
      let button = buttons[index]
      LabUI.Button(action: { button.action?() }, label: { button.label })
    }
  }
}
