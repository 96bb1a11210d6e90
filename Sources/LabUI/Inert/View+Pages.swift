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

  /// Gives the tab bar and others a look.
  public func presentationBackground<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View { self }

  /// Lets what is behind a sheet be touched.
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { self }

  /// Says what a drag does first.
  public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { self }

  /// Is opened by a link; in the lab none comes.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

  /// Goes on with what another device began; in the lab nothing comes.
  public func onContinueUserActivity(
    _ activityType: String,
    perform action: @escaping (NSObject) -> Void
  ) -> some View { self }

  /// Names a preview.
  public func previewDisplayName(_ value: String?) -> some View { self }

  /// Sizes a preview.
  public func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// Chooses a preview's device.
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// Turns a preview.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }

  /// Shows what a search is narrowed to.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>,
    @ViewBuilder scopes: () -> S
  ) -> some View { self }

  /// Shows what a search is narrowed to.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>,
    activation: SearchScopeActivation,
    @ViewBuilder _ scopes: () -> S
  ) -> some View { self }

  /// Minimises the tab bar.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }

  /// Puts actions into a bar's menu.
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View { self }

  /// Shows the bars so.
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { self }

  /// Says where navigation goes on.
  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View { self }
}
