/// Offers something to other apps; in the lab nothing comes of it.
public struct ShareLink<Label: View>: Primitive {
  private let label: Label

  init(holding label: Label) { self.label = label }

  func render(in node: _ViewNode) {
    node.child(0, ControlElement(label: label, kind: .link) { $0.operations.tap = {} })
  }

  /// Offers something, with a label.
  public init<I>(
    item: I,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(holding: label())
  }

  /// Offers several things, with a label.
  public init<C: RandomAccessCollection>(
    items: C,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(holding: label())
  }
}

extension ShareLink where Label == Text {
  /// Offers something.
  public init<I>(item: I, subject: Text? = nil, message: Text? = nil) {
    self.init(holding: Text(verbatim: "Share"))
  }

  /// Offers something, with a title.
  public init<I>(
    _ titleKey: LocalizedStringKey,
    item: I,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(holding: Text(titleKey))
  }

  /// Offers something, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, I>(
    _ title: S,
    item: I,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(holding: Text(title))
  }

  /// Offers something, with a preview of it.
  public init<I>(
    item: I,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview
  ) {
    self.init(holding: Text(verbatim: "Share"))
  }

  /// Offers something, with a title and a preview of it.
  public init<I>(
    _ titleKey: LocalizedStringKey,
    item: I,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview
  ) {
    self.init(holding: Text(titleKey))
  }
}
