extension View {
  /// Shows an error's description, with buttons and a message for it.
  public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>,
    error: E?,
    @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> some View {
    alert(
      Text(verbatim: error?.errorDescription ?? ""),
      isPresented: isPresented,
      actions: { error.map(actions) },
      message: { error.map(message) }
    )
  }

  /// Shows an alert with a text as its title.
  public func alert<A: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(.alert, title, isPresented, actions, { EmptyView() })
  }

  /// Shows an alert with a text as its title.
  public func alert<A: View, M: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(.alert, title, isPresented, actions, message)
  }

  /// Shows an alert about something.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(.alert, Text(title), isPresented, { data.map(actions) }, { data.map(message) })
  }

  /// Shows an alert about something.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(.alert, Text(title), isPresented, { data.map(actions) }, { EmptyView() })
  }

  /// Asks with a text as its title.
  public func confirmationDialog<A: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(.dialog, title, isPresented, actions, { EmptyView() })
  }

  /// Asks with a text as its title.
  public func confirmationDialog<A: View, M: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(.dialog, title, isPresented, actions, message)
  }

  /// Asks about something.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(.dialog, Text(title), isPresented, actions, message)
  }

  /// Asks about something.
  public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(.dialog, Text(titleKey), isPresented, { data.map(actions) }, { EmptyView() })
  }

  /// Asks as it was done before iOS 15.
  public func actionSheet(
    isPresented: Binding<Bool>,
    content: () -> ActionSheet
  ) -> some View {
    let sheet = content()
    return dialog(.dialog, sheet.title, isPresented, { sheet.actions }, { sheet.message })
  }

  /// Shows an alert about something, with a text as its title.
  public func alert<A: View, M: View, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(.alert, title, isPresented, { data.map(actions) }, { data.map(message) })
  }

  /// Shows an alert about something, with a text as its title.
  public func alert<A: View, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(.alert, title, isPresented, { data.map(actions) }, { EmptyView() })
  }

  /// Asks about something, with a message.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(.dialog, Text(title), isPresented, { data.map(actions) }, { data.map(message) })
  }

  /// Asks about something.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(.dialog, Text(title), isPresented, { data.map(actions) }, { EmptyView() })
  }

  /// Gives an alert a picture.
  public func dialogIcon(_ icon: Image?) -> some View { self }
}
