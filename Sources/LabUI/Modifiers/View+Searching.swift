extension View {
  /// Lets the user search this view.
  public func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey = "Search"
  ) -> some View {
    SearchableView(content: self, text: text, value: text.wrappedValue, prompt: prompt.string)
  }

  /// Lets the user search this view.
  public func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text?
  ) -> some View {
    let prompt = prompt?.string ?? "Search"
    return SearchableView(content: self, text: text, value: text.wrappedValue, prompt: prompt)
  }

  /// Lets the user search this view.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S
  ) -> some View {
    SearchableView(content: self, text: text, value: text.wrappedValue, prompt: String(prompt))
  }

  /// Gives the page a field to search with, and tells whether it is in use.
  public func searchable(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey = "Search"
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt)
  }

  /// Gives the page a field to search with, and tells whether it is in use.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt)
  }

  /// Gives the page a field to search with, and offers what might be meant.
  public func searchable<S: View>(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey = "Search",
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt)
  }
}
