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

  /// Plays an effect on symbols.
  public func symbolEffect<V: Equatable>(
    _ effect: SymbolEffect,
    options: SymbolEffectOptions,
    value: V
  ) -> some View { self }

  /// Plays an effect on symbols.
  public func symbolEffect(
    _ effect: SymbolEffect,
    options: SymbolEffectOptions,
    isActive: Bool = true
  ) -> some View { self }

  /// Gives a sensation when a value changes so.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback,
    trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View { self }

  /// Gives a sensation that depends on the change.
  public func sensoryFeedback<T: Equatable>(
    trigger: T,
    _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View { self }

  /// Goes through phases when a value changes; in the lab it stays in the first.
  public func phaseAnimator<Phase: Equatable, V: Equatable, Content: View>(
    _ phases: some Sequence<Phase>,
    trigger: V,
    @ViewBuilder content: @escaping (PlaceholderContent<Self>, Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View { self }

  /// Goes through phases again and again; in the lab it stays in the first.
  public func phaseAnimator<Phase: Equatable, Content: View>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContent<Self>, Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View { self }

  /// Animates what a closure makes of the view; in the lab the view stays as it is.
  public func animation<V: View>(
    _ animation: Animation?,
    @ViewBuilder body: (PlaceholderContent<Self>) -> V
  ) -> some View { self }

  /// Lets geometry be animated together.
  public func geometryGroup() -> some View { self }
}
