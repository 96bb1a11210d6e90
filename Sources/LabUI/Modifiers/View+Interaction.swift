extension View {
  /// Does something when this view is tapped.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    eachElement { element in
      let inner = element.operations.tap
      element.operations.tap = inner ?? action
    }
  }

  /// Does something when this view is tapped, told where; the lab taps its upper left corner.
  public func onTapGesture(
    count: Int = 1,
    coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    onTapGesture(count: count) { action(.zero) }
  }

  /// Does something when this view is pressed long.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5,
    maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View { self }

  /// Has this view in focus while a truth value holds.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    let binding = condition.binding
    _ = binding.wrappedValue
    return eachElement { $0.operations.focus = { binding.wrappedValue = $0 } }
  }

  /// Has this view in focus while a value is the given one.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding,
    equals value: Value
  ) -> some View {
    let binding = binding.binding
    _ = binding.wrappedValue
    return eachElement { $0.operations.focus = { if $0 { binding.wrappedValue = value } } }
  }

  /// Lets the user refresh this view.
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    RefreshableView(content: self, action: action)
  }

  /// Puts controls into the bars.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    BesideView(content: self, beside: content(), kind: .toolbar)
  }

  /// Puts controls into the bars.
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    BesideView(content: self, beside: content().view, kind: .toolbar)
  }

  /// Puts controls into the bars, which users may arrange.
  public func toolbar<Content: ToolbarContent>(
    id: String,
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    toolbar(content: content)
  }

  /// Says what the bars are for.
  public func toolbarRole(_ role: ToolbarRole) -> some View { self }

  /// Gives a row actions for a swipe.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing,
    allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View {
    BesideView(content: self, beside: content(), kind: nil)
  }

  /// Gives this view a menu for a long press.
  public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    BesideView(content: self, beside: menuItems(), kind: .menu)
  }

  /// Gives this view a menu for a long press, with a preview that the lab does not show.
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M,
    @ViewBuilder preview: () -> P
  ) -> some View {
    contextMenu(menuItems: menuItems)
  }

  /// Gives this view a name for tests.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    eachElement { $0.names.append(identifier) }
  }

  /// Says what a screen reader calls this view.
  public func accessibilityLabel(_ label: Text) -> some View {
    eachElement { $0.names.append(label.string) }
  }

  /// Says what a screen reader calls this view.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    eachElement { $0.names.append(labelKey.string) }
  }

  /// Says what a screen reader calls this view.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    eachElement { $0.names.append(String(label)) }
  }
}
