extension View {
  /// Sets how lists look.
  public func listStyle<S: ListStyle>(_ style: S) -> some View { self }

  /// Sets how choices look.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { self }

  /// Sets how fields look.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { self }

  /// Sets how longer fields look.
  public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View { self }

  /// Sets how choices of moments look.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { self }

  /// Sets how progress looks.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View { self }

  /// Sets how forms look.
  public func formStyle<S: FormStyle>(_ style: S) -> some View { self }

  /// Sets how menus look.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }

  /// Sets how gauges look.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View { self }

  /// Sets how pages are chosen.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { self }

  /// Sets how the dots of pages look.
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }

  /// Sets how pages are stacked.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }

  /// Sets how columns look.
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    self
  }

  /// Sets the outline of buttons.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }

  /// Sets how large controls are.
  public func controlSize(_ controlSize: ControlSize) -> some View { self }

  /// Hides the labels of controls.
  public func labelsHidden() -> some View { self }

  /// Sets how much headers stand out.
  public func headerProminence(_ prominence: Prominence) -> some View { self }
}
