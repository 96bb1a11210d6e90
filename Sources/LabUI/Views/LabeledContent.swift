/// A value with its label.
public struct LabeledContent<Label: View, Content: View>: Primitive {
  private let label: Label
  private let content: Content

  /// Makes a value with its label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  func render(in node: _ViewNode) {
    node.child(0, label)
    node.child(1, content)
  }
}

extension LabeledContent where Label == Text {
  /// Makes a value with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Makes a value with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Makes a text with a title.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init {
      Text(value)
    } label: {
      Text(titleKey)
    }
  }

  /// Makes a text with a title.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init {
      Text(value)
    } label: {
      Text(title)
    }
  }

  /// Makes a value with a title.
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init {
      Text(value, format: format)
    } label: {
      Text(titleKey)
    }
  }

  /// Makes a value with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init {
      Text(value, format: format)
    } label: {
      Text(title)
    }
  }
}
