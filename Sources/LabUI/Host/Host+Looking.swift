extension Host {
  /// All that is shown, flat; while a layer is up only that can be operated.
  package var shown: [Element] { elements.flatMap(\.flattened) }

  /// Whether a text is to be seen.
  ///
  /// - Parameter text: The whole text of a text, a button or a title.
  /// - Returns: Whether something says it.
  package func shows(_ text: String) -> Bool {
    shown.contains { $0.label == text || $0.text == text }
  }

  /// All texts that are to be seen, in order.
  package var texts: [String] {
    shown.filter { [.text, .button, .title, .link].contains($0.kind) }.map(\.label)
  }

  /// What a field holds.
  ///
  /// - Parameters:
  ///   - name: Its title, prompt or identifier.
  ///   - which: Which of several of that name.
  /// - Returns: Its text.
  /// - Throws: ``HostProblem`` when there is none, or more than one.
  package func field(_ name: String, _ which: Which = .only) throws -> String {
    try find(name, which, Self.fields, "field").value ?? ""
  }

  /// What any control holds.
  ///
  /// - Parameters:
  ///   - name: Its label or identifier.
  ///   - which: Which of several of that name.
  /// - Returns: Its value; empty where it has none.
  /// - Throws: ``HostProblem`` when there is none, or more than one.
  package func value(of name: String, _ which: Which = .only) throws -> String {
    try find(name, which, Self.controls, "control").value ?? ""
  }

  /// Whether a control can be operated.
  ///
  /// - Parameters:
  ///   - name: Its label or identifier.
  ///   - which: Which of several of that name.
  /// - Returns: Whether it is enabled.
  /// - Throws: ``HostProblem`` when there is none, or more than one.
  package func isEnabled(_ name: String, _ which: Which = .only) throws -> Bool {
    try find(name, which, Self.controls, "control").isEnabled
  }

  static let fields: Set<Element.Kind> = [.field, .secureField, .editor, .search, .date]
  static let controls: Set<Element.Kind> = fields.union([
    .button, .link, .toggle, .stepper, .slider, .picker, .tab, .menu, .color,
  ])

  /// The element of some kinds that a name means.
  func find(
    _ name: String,
    _ which: Which,
    _ kinds: Set<Element.Kind>,
    _ word: String
  ) throws -> Element {
    try Screen(elements).find(
      name,
      which,
      word,
      where: { kinds.contains($0.kind) },
      answers: { $0.answers(to: name) }
    )
  }
}
