extension View {
  /// Sets the keyboard.
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// Says which letters become large.
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?)
    -> some View
  { self }

  /// Says which letters become large, in the older form.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }

  /// Says whether words are corrected.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// Says whether words are corrected, in the older form.
  public func disableAutocorrection(_ disable: Bool?) -> some View { self }

  /// Says what a field is for.
  public func textContentType(_ textContentType: UITextContentType?) -> some View { self }

  /// Says whether a text can be selected.
  public func textSelection(_ selectability: TextSelection) -> some View { self }

  /// Says what the return key says.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

  /// Keeps the return key to itself.
  public func submitScope(_ isBlocking: Bool = true) -> some View { self }

  /// Does it for keys.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command)
    -> some View
  { self }

  /// Does it for keys.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }

  /// Says where it can be tapped.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }

  /// Says whether it can be tapped.
  public func allowsHitTesting(_ enabled: Bool) -> some View { self }

  /// Says whether it can have the focus.
  public func focusable(_ isFocusable: Bool = true) -> some View { self }

  /// Says what has the focus first.
  public func defaultFocus<V: Hashable>(_ binding: FocusState<V>.Binding, _ value: V) -> some View {
    self
  }

  /// Says whether a sheet can be pulled away.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Explains it.
  public func help(_ textKey: LocalizedStringKey) -> some View { self }

  /// Is told when a pointer is over it.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
}
