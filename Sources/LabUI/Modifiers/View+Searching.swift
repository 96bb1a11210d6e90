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

  /// Lets the user search this view, and tells whether the field is in use.
  public func searchable(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey = "Search"
  ) -> some View {
    searched(text, isPresented, prompt.string)
  }

  /// Lets the user search this view, and tells whether the field is in use.
  public func searchable(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text?
  ) -> some View {
    searched(text, isPresented, prompt?.string ?? "Search")
  }

  /// Lets the user search this view, and tells whether the field is in use.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S
  ) -> some View {
    searched(text, isPresented, String(prompt))
  }

  private func searched(
    _ text: Binding<String>,
    _ isPresented: Binding<Bool>,
    _ prompt: String
  ) -> some View {
    SearchableView(
      content: self,
      text: text,
      value: text.wrappedValue,
      prompt: prompt,
      presence: (isPresented.wrappedValue, { isPresented.wrappedValue = $0 })
    )
  }

  /// Lets the user search this view for a text and tokens, of which the lab has no field.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>,
    tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey = "Search",
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: prompt)
  }

  /// Lets the user search this view for a text and tokens, of which the lab has no field.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>,
    tokens: Binding<C>,
    suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey = "Search",
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: prompt)
  }

  /// Has the field of a search in focus while a truth value holds; the lab leaves it.
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { self }

  /// Gives the page a field to search with, and offers what might be meant.
  public func searchable<S: View>(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey = "Search",
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  /// Shows what might be searched for while someone searches.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    SearchSuggestionsView(content: self, suggestions: suggestions())
  }

  /// Is put into the search field when it is tapped.
  public func searchCompletion(_ completion: String) -> some View {
    SearchCompletionView(content: self, completion: completion)
  }
}
