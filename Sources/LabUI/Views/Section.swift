/// A part of a list or a form, with what stands above and below it.
public struct Section<Parent, Content, Footer> {
  private let header: Parent
  private let content: Content
  private let footer: Footer

  private init(holding header: Parent, _ content: Content, _ footer: Footer) {
    self.header = header
    self.content = content
    self.footer = footer
  }
}

extension Section: View, Primitive, PassingView where Parent: View, Content: View, Footer: View {
  /// Makes a part with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(holding: header(), content(), footer())
  }

  /// Makes a part with a header and a footer.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(holding: header, content(), footer)
  }

  func render(in node: _ViewNode) {
    node.element = { [Element(.section, children: $0)] }
    node.child(0, header)
    node.child(1, content)
    node.child(2, footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Makes a part with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(holding: EmptyView(), content(), footer())
  }

  /// Makes a part with a footer.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(holding: EmptyView(), content(), footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Makes a part with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(holding: header(), content(), EmptyView())
  }

  /// Makes a part with a header.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(holding: header, content(), EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Makes a part.
  public init(@ViewBuilder content: () -> Content) {
    self.init(holding: EmptyView(), content(), EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Makes a part with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(holding: Text(titleKey), content(), EmptyView())
  }

  /// Makes a part with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(holding: Text(title), content(), EmptyView())
  }

  /// Makes a part with a title that can be folded.
  public init(
    _ titleKey: LocalizedStringKey,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(holding: Text(titleKey), content(), EmptyView())
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Puts views under a header and lets them be folded away; the lab shows them.
  public init(
    isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(holding: header(), content(), EmptyView())
  }
}
