extension Host {
  /// Taps a button, a link, a switch or whatever answers to taps.
  ///
  /// - Parameter name: Its label or identifier.
  /// - Throws: ``HostProblem`` when it is not there or cannot be tapped.
  package func tap(_ name: String) throws {
    let tappable = shown.filter { $0.operations.tap != nil }
    guard
      let element = tappable.last(where: { $0.answers(to: name) && $0.isEnabled })
        ?? tappable.last(where: { $0.answers(to: name) })
    else {
      let names = tappable.map { $0.label.isEmpty ? $0.names.first ?? $0.text : $0.label }
      throw HostProblem.notShown(kind: "button", name: name, shown: names.filter { !$0.isEmpty })
    }
    try operate(element, "tap", name, element.operations.tap, "button")
  }

  /// Puts a text into a field, which gets the focus.
  ///
  /// - Parameters:
  ///   - text: The field's new text.
  ///   - name: Its title, prompt or identifier.
  /// - Throws: ``HostProblem`` when it is not there or cannot be edited.
  package func type(_ text: String, into name: String) throws {
    let element = try find(name, Self.fields, "field")
    let action = element.operations.setText.map { write in
      {
        element.operations.focus?(true)
        write(text)
      }
    }
    try operate(element, "type \(QuotedText.of(text)) into", name, action, "field")
  }

  /// Presses the return key in a field.
  ///
  /// - Parameter name: Its title, prompt or identifier.
  /// - Throws: ``HostProblem`` when it is not there.
  package func submit(_ name: String) throws {
    let element = try find(name, Self.fields, "field")
    try operate(element, "submit", name, element.operations.submit, "field")
  }

  /// Turns a switch over.
  ///
  /// - Parameter name: Its label or identifier.
  /// - Throws: ``HostProblem`` when it is not there or cannot be turned.
  package func toggle(_ name: String) throws {
    let element = try find(name, [.toggle], "toggle")
    try operate(element, "toggle", name, element.operations.tap, "toggle")
  }

  /// Goes up or down with a stepper.
  ///
  /// - Parameters:
  ///   - name: Its label or identifier.
  ///   - count: How many times up; less than 0 for down.
  /// - Throws: ``HostProblem`` when it is not there or has no such side.
  package func step(_ name: String, by count: Int) throws {
    for _ in 0..<abs(count) {
      let element = try find(name, [.stepper], "stepper")
      let action = count > 0 ? element.operations.increment : element.operations.decrement
      let word = count > 0 ? "step up" : "step down"
      try operate(element, word, name, action, "stepper")
    }
  }

  /// Sets a slider.
  ///
  /// - Parameters:
  ///   - name: Its label or identifier.
  ///   - number: The number, which is brought into its bounds.
  /// - Throws: ``HostProblem`` when it is not there.
  package func slide(_ name: String, to number: Double) throws {
    let element = try find(name, [.slider], "slider")
    let action = element.operations.setNumber.map { write in { write(number) } }
    try operate(element, "slide to \(number)", name, action, "slider")
  }

  /// Chooses an option of a picker.
  ///
  /// - Parameters:
  ///   - option: The option's text.
  ///   - name: The picker's label or identifier.
  /// - Throws: ``HostProblem`` when one of them is not there.
  package func choose(_ option: String, in name: String) throws {
    let picker = try find(name, [.picker], "picker")
    guard let chosen = picker.children.first(where: { $0.answers(to: option) }),
      let tag = chosen.tag
    else {
      throw HostProblem.noOption(option, in: name, options: picker.children.map(\.text))
    }
    let action = picker.operations.choose.map { choose in { choose(tag) } }
    try operate(picker, "choose \(QuotedText.of(option)) in", name, action, "picker")
  }

  /// Deletes the row that shows a text.
  ///
  /// - Parameter text: The row's text, or the text of something in it.
  /// - Throws: ``HostProblem`` when there is no such row or it cannot be deleted.
  package func delete(_ text: String) throws {
    let element = try row(text)
    try operate(element, "delete", text, element.operations.delete, "row")
  }

  /// Moves the row that shows a text.
  ///
  /// - Parameters:
  ///   - text: The row's text, or the text of something in it.
  ///   - place: Before which row it goes, counted before it is taken away.
  /// - Throws: ``HostProblem`` when there is no such row or it cannot be moved.
  package func move(_ text: String, to place: Int) throws {
    let element = try row(text)
    let action = element.operations.move.map { move in { move(place) } }
    try operate(element, "move to \(place)", text, action, "row")
  }

  /// Takes the layer on top away, as a swipe down does.
  ///
  /// - Throws: ``HostProblem/notShown(kind:name:shown:)`` when there is none.
  package func dismiss() throws {
    guard let layer = shown.last(where: { $0.operations.dismiss != nil }) else {
      throw HostProblem.notShown(kind: "sheet", name: "", shown: [])
    }
    try operate(layer, "dismiss", layer.kind.rawValue, layer.operations.dismiss, "sheet")
  }

  /// Pulls a view down to refresh it.
  ///
  /// - Throws: ``HostProblem/notShown(kind:name:shown:)`` when nothing can be refreshed.
  package func refresh() throws {
    guard let element = shown.last(where: { $0.operations.refresh != nil }) else {
      throw HostProblem.notShown(kind: "refreshable view", name: "", shown: [])
    }
    try operate(element, "refresh", "", element.operations.refresh, "view")
  }

  /// Calls a function that the snippet's entry offers.
  ///
  /// - Parameter name: Its name.
  /// - Throws: ``HostProblem/noFunction(_:functions:)`` when there is none.
  package func call(_ name: String) throws {
    guard let function = Registry.functions[name] else {
      throw HostProblem.noFunction(name, functions: Registry.functions.keys.sorted())
    }
    step("call \(name)", function)
  }

  private func row(_ text: String) throws -> Element {
    let rows = shown.filter { $0.kind == .row }
    guard
      let row = rows.last(where: { row in
        row.answers(to: text) || row.flattened.contains { $0.answers(to: text) }
      })
    else { throw HostProblem.notShown(kind: "row", name: text, shown: rows.map(\.text)) }
    return row
  }

  private func operate(
    _ element: Element,
    _ word: String,
    _ name: String,
    _ action: (() -> Void)?,
    _ kind: String
  ) throws {
    guard let action else { throw HostProblem.impossible(action: word, name: name) }
    guard element.isEnabled else { throw HostProblem.disabled(kind: kind, name: name) }
    step(name.isEmpty ? word : "\(word) \(QuotedText.of(name))", action)
  }
}
