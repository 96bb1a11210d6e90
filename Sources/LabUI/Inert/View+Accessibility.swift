extension View {
  /// Says what a screen reader adds.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }

  /// Says which value a screen reader tells.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { self }

  /// Says which value a screen reader tells.
  public func accessibilityValue(_ value: Text) -> some View { self }

  /// Hides it from a screen reader.
  public func accessibilityHidden(_ hidden: Bool) -> some View { self }

  /// Makes it one thing for a screen reader.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    self
  }

  /// Says what it is for a screen reader.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }

  /// Says what it is not for a screen reader.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }

  /// Says when a screen reader comes to it.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

  /// Gives a screen reader an action.
  public func accessibilityAction(
    named nameKey: LocalizedStringKey,
    _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Says by which words it is meant.
  public func accessibilityInputLabels(_ inputLabels: [LocalizedStringKey]) -> some View { self }

  /// Says more.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }

  /// Says more.
  public func accessibilityHint(_ hint: Text) -> some View { self }

  /// Says the value.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { self }

  /// Offers an action.
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(
    named name: S,
    _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Offers the usual action.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default,
    _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Offers a step up and down.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }

  /// Speaks for the view in another form.
  public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View { self }

  /// Has inner views for assistants.
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { self }

  /// Keeps its colours.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

  /// Shows its content larger.
  public func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Says the heading's level.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }
}
