extension View {
  /// Presents an alert while a truth value holds.
  public func alert<A: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(.alert, Text(titleKey), isPresented, actions, { EmptyView() })
  }

  /// Presents an alert with a message while a truth value holds.
  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(.alert, Text(titleKey), isPresented, actions, message)
  }

  /// Presents an alert while a truth value holds.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(.alert, Text(title), isPresented, actions, { EmptyView() })
  }

  /// Presents an alert with a message while a truth value holds.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(.alert, Text(title), isPresented, actions, message)
  }

  /// Presents an alert about some data while a truth value holds.
  public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(.alert, Text(titleKey), isPresented, { data.map(actions) }, { data.map(message) })
  }

  /// Presents an alert about some data while a truth value holds.
  public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(.alert, Text(titleKey), isPresented, { data.map(actions) }, { EmptyView() })
  }

  /// Presents an alert about an error while a truth value holds.
  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>,
    error: E?,
    @ViewBuilder actions: () -> A
  ) -> some View {
    let title = Text(verbatim: error?.errorDescription ?? "")
    return dialog(.alert, title, isPresented, actions, { EmptyView() })
  }

  /// Presents an alert, in the older form.
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    let alert = content()
    return dialog(.alert, alert.title, isPresented, { alert.actions }, { alert.message })
  }

  /// Presents an alert while there is an item, in the older form.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>,
    content: (Item) -> Alert
  ) -> some View {
    let alert = item.wrappedValue.map(content)
    let isPresented = Binding<Bool>(
      ClosureLocation(
        get: { item.location.get() != nil },
        set: { if !$0 { item.wrappedValue = nil } }
      ),
      item.wrappedValue != nil
    )
    return dialog(
      .alert,
      alert?.title ?? Text(verbatim: ""),
      isPresented,
      { alert?.actions },
      { alert?.message }
    )
  }

  /// Presents a choice of actions while a truth value holds.
  public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(.dialog, Text(titleKey), isPresented, actions, { EmptyView() })
  }

  /// Presents a choice of actions with a message while a truth value holds.
  public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(.dialog, Text(titleKey), isPresented, actions, message)
  }

  /// Presents a choice of actions while a truth value holds.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(.dialog, Text(title), isPresented, actions, { EmptyView() })
  }

  /// Presents a choice of actions about some data while a truth value holds.
  public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(.dialog, Text(titleKey), isPresented, { data.map(actions) }, { data.map(message) })
  }

  func dialog<A: View, M: View>(
    _ kind: Element.Kind,
    _ title: Text,
    _ isPresented: Binding<Bool>,
    _ actions: () -> A,
    _ message: () -> M
  ) -> some View {
    let close = { isPresented.wrappedValue = false }
    // Made in the body around, as on Apple's platforms, whether or not it is shown.
    let content = DialogContent(title: title, actions: actions(), message: message(), close: close)
    return LayerView(
      content: self,
      kind: kind,
      isPresented: isPresented.wrappedValue,
      identity: true,
      close: close,
      onDismiss: nil
    ) { content }
  }
}
