extension View {
  /// Puts room into a row.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }

  /// Shows or hides the line of a row.
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge? = nil) -> some View {
    self
  }

  /// Colours the line of a row.
  public func listRowSeparatorTint(_ color: Color?) -> some View { self }

  /// Shows or hides the line of a part.
  public func listSectionSeparator(_ visibility: Visibility) -> some View { self }

  /// Sets what is behind a row.
  public func listRowBackground<V: View>(_ view: V?) -> some View { self }

  /// Puts room between rows.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }

  /// Puts room between parts.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }

  /// Says whether a row may be deleted.
  public func deleteDisabled(_ isDisabled: Bool) -> some View { self }

  /// Says whether a row may be moved.
  public func moveDisabled(_ isDisabled: Bool) -> some View { self }

  /// Shows or hides what is behind a list.
  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }

  /// Shows or hides how far one has scrolled.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility,
    axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }

  /// Says whether scrolling takes the keyboard away.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }

  /// Says whether one may scroll.
  public func scrollDisabled(_ disabled: Bool) -> some View { self }

  /// Makes its parts places to scroll to.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

  /// Shows what is scrolled outside of its room.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }

  /// Says where one is at first in what is scrolled.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }

  /// Tells and sets which view one has scrolled to.
  public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>,
    anchor: UnitPoint? = nil
  ) -> some View { self }

  /// Says whether a row may be selected.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Bounces at its ends.
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical])
    -> some View
  { self }

  /// Comes to rest so.
  public func scrollTargetBehavior<B: ScrollTargetBehavior>(_ behavior: B) -> some View { self }

  /// Shows its bars once.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  /// Shows rows so far apart.
  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge) -> some View {
    self
  }

  /// Lets the rows' buttons be tinted.
  public func listItemTint(_ tint: Color?) -> some View { self }
}
