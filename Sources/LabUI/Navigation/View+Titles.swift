extension View {
  /// Sets the title of the page.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    titled(titleKey.string)
  }

  /// Sets the title of the page.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    titled(String(title))
  }

  /// Sets the title of the page.
  public func navigationTitle(_ title: Text) -> some View { titled(title.string) }

  /// Sets the title of the page, which the user can edit.
  public func navigationTitle(_ title: Binding<String>) -> some View {
    titled(title.wrappedValue)
  }

  /// Sets the title of the page, in the older form.
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    titled(titleKey.string)
  }

  /// Sets the title of the page, in the older form.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey,
    displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    titled(titleKey.string)
  }

  /// Puts controls into the bar, in the older form.
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    BesideView(content: self, beside: trailing, kind: .toolbar)
  }

  /// Puts controls into the bar, in the older form.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    BesideView(
      content: self,
      beside: HStack {
        leading; trailing
      },
      kind: .toolbar
    )
  }

  /// Gives the page a title.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    titled(String(title))
  }

  /// Gives the page a title.
  public func navigationBarTitle(_ title: Text) -> some View { titled(title.string) }

  /// Gives the page a title.
  public func navigationBarTitle(
    _ title: Text,
    displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { titled(title.string) }

  /// Gives the page a title.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S,
    displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { titled(String(title)) }

  /// Puts a view into the page's bar.
  public func navigationBarItems<L: View>(leading: L) -> some View {
    BesideView(content: self, beside: leading, kind: .toolbar)
  }

  private func titled(_ title: String) -> some View {
    ElementView(content: self) { [Element(.title, title)] + $0 }
  }
}
