extension View {
  /// Sets how buttons look.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    EnvironmentWriter(content: self, value: style) { environment, style in
      environment.buttonStyling = Styling(style) { $0.makeBody(configuration: $1) }
      environment.primitiveButtonStyling = nil
    }
  }

  /// Sets how buttons look and are operated.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    EnvironmentWriter(content: self, value: style) { environment, style in
      environment.buttonStyling = nil
      environment.primitiveButtonStyling =
        style is any SystemStyle ? nil : Styling(style) { $0.makeBody(configuration: $1) }
    }
  }

  /// Sets how switches look.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    EnvironmentWriter(content: self, value: style) { environment, style in
      environment.toggleStyling =
        style is any SystemStyle ? nil : Styling(style) { $0.makeBody(configuration: $1) }
    }
  }

  /// Sets how labels look.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    EnvironmentWriter(content: self, value: style) { environment, style in
      environment.labelStyling =
        style is any SystemStyle ? nil : Styling(style) { $0.makeBody(configuration: $1) }
    }
  }

  /// Sets how boxes look.
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    EnvironmentWriter(content: self, value: style) { environment, style in
      environment.groupBoxStyling =
        style is any SystemStyle ? nil : Styling(style) { $0.makeBody(configuration: $1) }
    }
  }
}
