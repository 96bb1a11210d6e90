/// A control as a style of the snippet's own shows it; the style's wrappers are its own.
struct StyledView<Style, Configuration, Content: View>: View, NamedView {
  let style: Style
  let configuration: Configuration
  let make: @MainActor (Style, Configuration) -> Content

  nonisolated static var displayName: String { TypeNames.name(of: Style.self) }

  var body: some View { make(style, configuration) }
}

extension StyledView: HoldingStyle {}
