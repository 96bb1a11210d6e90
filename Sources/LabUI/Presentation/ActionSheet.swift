/// A question as it was asked before iOS 15.
public struct ActionSheet {
  let title: Text
  let message: Text?
  private let buttons: [Alert.Button]

  /// A button of the question.
  public typealias Button = Alert.Button

  /// Makes a question.
  public init(title: Text, message: Text? = nil, buttons: [Button] = []) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }

  @MainActor var actions: some View {
    ForEach(0..<buttons.count) { index in
      let button = buttons[index]
      LabUI.Button(action: { button.action?() }, label: { button.label })
    }
  }
}
