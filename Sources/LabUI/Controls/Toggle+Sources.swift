extension Toggle {
  /// Switches several truth values together, with any label; it is on when all are.
  public init<C: RandomAccessCollection>(
    sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>,
    @ViewBuilder label: () -> Label
  ) {
    let bindings = sources.map { $0[keyPath: isOn] }
    let together = Binding<Bool>(
      ClosureLocation(
        get: { bindings.allSatisfy { $0.location.get() } },
        set: { new in for binding in bindings { binding.wrappedValue = new } }
      ),
      bindings.allSatisfy(\.wrappedValue)
    )
    self.init(isOn: together, label: label)
  }
}

extension Toggle where Label == Text {
  /// Switches several truth values together; it is on when all are.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey,
    sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }
}

extension Toggle where Label == LabUI.Label<Text, Image> {
  /// Switches a truth value, with a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { LabUI.Label(title, systemImage: name) }
  }

  /// Switches a truth value, with a picture.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { LabUI.Label(titleKey, image: image.name) }
  }
}
