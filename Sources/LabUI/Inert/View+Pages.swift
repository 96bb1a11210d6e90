extension View {
  /// Sets how the title is shown.
  public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode)
    -> some View
  { self }

  /// Hides the way back.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View { self }

  /// Hides the bar.
  public func navigationBarHidden(_ hidden: Bool) -> some View { self }

  /// Shows or hides bars.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }

  /// Sets what is behind bars.
  public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...)
    -> some View
  { self }

  /// Shows or hides what is behind bars.
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { self }

  /// Says whether bars are light or dark.
  public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...)
    -> some View
  { self }

  /// Sets how the title is shown.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { self }

  /// Sets how high the sheet is.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }

  /// Sets how high the sheet is.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>,
    selection: Binding<PresentationDetent>
  ) -> some View { self }

  /// Shows or hides the sign for pulling.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

  /// Makes the sheet's corners round.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }

  /// Sets what is behind the sheet.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }

  /// Sets how it is presented on small screens.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    self
  }
}
