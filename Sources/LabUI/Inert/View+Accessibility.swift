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
}
