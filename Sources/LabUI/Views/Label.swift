/// A title with an icon.
public struct Label<Title: View, Icon: View>: Primitive {
  private let title: Title
  private let icon: Icon

  /// Makes a title with an icon.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  func render(in node: _ViewNode) {
    guard let styling = node.environment.labelStyling else {
      node.child(0, icon)
      node.child(1, title)
      return
    }
    let parts = StyleParts.of(node, 2)
    parts[0].renew(showing: title)
    parts[1].renew(showing: icon)
    let place = StyledPlace(
      styling: styling,
      configuration: LabelStyleConfiguration(
        title: LabelStyleConfiguration.Title(part: parts[0]),
        icon: LabelStyleConfiguration.Icon(part: parts[1])
      )
    )
    node.dropChildren(from: 1)
    node.child(
      0,
      EnvironmentWriter(content: place, value: true) { values, _ in
        values.labelStyling = nil
      }
    )
    for part in parts { part.refresh() }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Makes a title with a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: name)
    }
  }

  /// Makes a title with a picture.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(name)
    }
  }

  /// Makes a title with a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }

  /// Makes a title with a picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }
}

extension Label
where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Makes the label that a style was given.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init {
      configuration.title
    } icon: {
      configuration.icon
    }
  }
}
