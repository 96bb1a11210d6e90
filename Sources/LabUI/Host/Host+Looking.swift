extension Host {
  /// All that is shown, flat; while a layer is up only that can be operated.
  package var shown: [Element] { elements.flatMap(\.flattened) }

  /// Whether a text is to be seen.
  ///
  /// - Parameter text: The whole text of a text, a button or a title.
  /// - Returns: Whether something says it.
  package func shows(_ text: String) -> Bool {
    shown.contains { $0.label == text || ($0.kind != .page && $0.text == text) }
  }

  /// All texts that are to be seen, in order.
  package var texts: [String] {
    shown.filter { [.text, .button, .title, .link].contains($0.kind) }.map(\.label)
  }

  /// What a field holds.
  ///
  /// - Parameter name: Its title, prompt or identifier.
  /// - Returns: Its text.
  /// - Throws: ``HostProblem/notShown(kind:name:shown:)`` when there is none.
  package func field(_ name: String) throws -> String {
    try find(name, Self.fields, "field").value ?? ""
  }

  /// What any control holds.
  ///
  /// - Parameter name: Its label or identifier.
  /// - Returns: Its value; empty where it has none.
  /// - Throws: ``HostProblem/notShown(kind:name:shown:)`` when there is none.
  package func value(of name: String) throws -> String {
    try find(name, Self.controls, "control").value ?? ""
  }

  /// Whether a control can be operated.
  ///
  /// - Parameter name: Its label or identifier.
  /// - Returns: Whether it is enabled.
  /// - Throws: ``HostProblem/notShown(kind:name:shown:)`` when there is none.
  package func isEnabled(_ name: String) throws -> Bool {
    try find(name, Self.controls, "control").isEnabled
  }

  static let fields: Set<Element.Kind> = [.field, .secureField, .editor, .search, .date]
  static let controls: Set<Element.Kind> = fields.union([
    .button, .link, .toggle, .stepper, .slider, .picker, .tab, .menu, .color,
  ])

  /// The element that a name means, the one on top when there are several.
  func find(_ name: String, _ kinds: Set<Element.Kind>, _ word: String) throws -> Element {
    let candidates = shown.filter { kinds.contains($0.kind) }
    if let found = candidates.last(where: { $0.answers(to: name) && $0.isEnabled })
      ?? candidates.last(where: { $0.answers(to: name) })
    {
      return found
    }
    let names = candidates.map { $0.label.isEmpty ? $0.names.first ?? "" : $0.label }
    throw HostProblem.notShown(kind: word, name: name, shown: names.filter { !$0.isEmpty })
  }
}
