extension View {
  /// Animates it when a value differs.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }

  /// Animates it, in the older form.
  public func animation(_ animation: Animation?) -> some View { self }

  /// Says how it comes and goes.
  public func transition(_ t: AnyTransition) -> some View { self }

  /// Says how its content changes.
  public func contentTransition(_ transition: ContentTransition) -> some View { self }

  /// Changes how changes are shown.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }

  /// Moves a symbol when a value differs.
  public func symbolEffect<V: Equatable>(_ effect: SymbolEffect, value: V) -> some View { self }

  /// Moves a symbol.
  public func symbolEffect(_ effect: SymbolEffect, isActive: Bool = true) -> some View { self }

  /// Lets the device be felt when a value differs.
  public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
    self
  }
}
