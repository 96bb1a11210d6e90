/// A control that pushes a page, or selects its value in a list of a split view's first columns.
public struct NavigationLink<Label: View, Destination: View>: Primitive {
  private let label: Label
  private let value: AnyHashable?
  /// The page, made with the link whether or not it is ever pushed, as on Apple's platforms.
  private let destination: Destination?
  /// Where a binding says whether the page is shown: what it says, and what writes it.
  private var following: (isShown: Bool, write: (Bool) -> Void)?

  private init(label: Label, value: AnyHashable?, destination: Destination?) {
    self.label = label
    self.value = value
    self.destination = destination
  }

  /// Pushes a view, with any label.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), value: nil, destination: destination())
  }

  /// Pushes a view, with any label.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), value: nil, destination: destination)
  }

  private mutating func follow(_ isShown: Bool, _ write: @escaping (Bool) -> Void) {
    following = (isShown, write)
  }

  private final class Memo {
    let part = StylePart()
  }

  func render(in node: _ViewNode) {
    if let following, let destination {
      let link = ControlElement(label: label, kind: .link) { element in
        element.operations.tap = { following.write(true) }
      }
      return node.child(
        0,
        PushView(
          content: link,
          isPresented: following.isShown,
          identity: true,
          close: { following.write(false) },
          page: { destination }
        )
      )
    }
    let memo = (node.memo as? Memo) ?? Memo()
    node.memo = memo
    let navigator = node.environment.navigator
    let isInColumn = navigator != nil && navigator === node.environment.detailNavigator
    let value = value
    let hasDestination = destination != nil
    if let destination { memo.part.renew(showing: destination) }
    node.child(
      0,
      ControlElement(label: label, kind: .link) { element in
        if navigator == nil { element.isEnabled = false }
        if isInColumn { element.selects = value }
        element.operations.tap = {
          if let value {
            navigator?.push(value, ontoRoot: isInColumn)
          } else if hasDestination {
            let key = AnyHashable(PageKey())
            if isInColumn { navigator?.pop(to: 0) }
            navigator?.push(Navigator.Page(identity: key, place: memo.part.show))
          }
        }
      }
    )
    memo.part.refresh()
  }
}

extension NavigationLink where Destination == Never {
  /// Pushes the page of a value, with any label; nothing without a value.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(label: label(), value: value.map { AnyHashable($0) }, destination: nil)
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Pushes the page of a value.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }

  /// Pushes the page of a value.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink where Label == Text {
  /// Pushes a view.
  public init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Pushes a view.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(title) }
  }

  /// Pushes a view.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Pushes a view.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }
}

extension NavigationLink {
  /// Shows a view while a truth value holds, which a tap sets.
  public init(
    destination: Destination,
    isActive: Binding<Bool>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), value: nil, destination: destination)
    follow(isActive.wrappedValue) { isActive.wrappedValue = $0 }
  }

  /// Shows a view while a truth value holds, which a tap sets.
  public init(
    isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), value: nil, destination: destination())
    follow(isActive.wrappedValue) { isActive.wrappedValue = $0 }
  }

  /// Shows a view while a binding holds its tag, which a tap writes.
  public init<V: Hashable>(
    destination: Destination,
    tag: V,
    selection: Binding<V?>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), value: nil, destination: destination)
    follow(selection.wrappedValue == tag) { selection.wrappedValue = $0 ? tag : nil }
  }

  /// Shows a view while a binding holds its tag, which a tap writes.
  public init<V: Hashable>(
    tag: V,
    selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), value: nil, destination: destination())
    follow(selection.wrappedValue == tag) { selection.wrappedValue = $0 ? tag : nil }
  }
}

extension NavigationLink where Label == Text {
  /// Shows a view while a truth value holds, which a tap sets.
  public init(
    _ titleKey: LocalizedStringKey,
    destination: Destination,
    isActive: Binding<Bool>
  ) {
    self.init(destination: destination, isActive: isActive) { Text(titleKey) }
  }

  /// Shows a view while a truth value holds, which a tap sets.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    destination: Destination,
    isActive: Binding<Bool>
  ) {
    self.init(destination: destination, isActive: isActive) { Text(title) }
  }

  /// Shows a view while a binding holds its tag, which a tap writes.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey,
    destination: Destination,
    tag: V,
    selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
  }

  /// Shows a view while a binding holds its tag, which a tap writes.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S,
    destination: Destination,
    tag: V,
    selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
  }
}

extension NavigationLink where Label == Text {
  /// Shows a view while a truth value holds, which a tap sets.
  public init(
    _ titleKey: LocalizedStringKey,
    isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(titleKey) }
  }

  /// Shows a view while a binding holds its tag, which a tap writes.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey,
    tag: V,
    selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) }
  }
}
