extension Host {
  /// Taps a button, a link, a switch or whatever answers to taps.
  ///
  /// - Parameters:
  ///   - name: Its label or identifier.
  ///   - which: Which of several of that name.
  /// - Throws: ``HostProblem`` when it is not there or cannot be tapped.
  package func tap(_ name: String, _ which: Which = .only) throws {
    do {
      let element = try Screen(elements).find(
        name,
        which,
        "button",
        where: { $0.operations.tap != nil },
        answers: { $0.answers(to: name) }
      )
      try operate(element, "tap", name, element.operations.tap, "button")
    } catch let problem as HostProblem {
      // What goes back to the screen below has no name of its own that would hide a control's.
      guard case .notShown = problem, which.row == nil,
        let back = shown.last(where: { $0.kind == .back && $0.answers(to: name) })
      else { throw problem }
      try operate(back, "tap", name, back.operations.pop, "button")
    }
  }

  /// Puts a text into a field, which gets the focus.
  ///
  /// - Parameters:
  ///   - text: The field's new text.
  ///   - name: Its title, prompt or identifier.
  ///   - which: Which of several of that name.
  /// - Throws: ``HostProblem`` when it is not there or cannot be edited.
  package func type(_ text: String, into name: String, _ which: Which = .only) throws {
    let element = try find(name, which, Self.fields, "field")
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
  /// - Parameters:
  ///   - name: Its title, prompt or identifier.
  ///   - which: Which of several of that name.
  /// - Throws: ``HostProblem`` when it is not there.
  package func submit(_ name: String, _ which: Which = .only) throws {
    let element = try find(name, which, Self.fields, "field")
    try operate(element, "submit", name, element.operations.submit, "field")
  }

  /// Turns a switch over.
  ///
  /// - Parameters:
  ///   - name: Its label or identifier.
  ///   - which: Which of several of that name.
  /// - Throws: ``HostProblem`` when it is not there or cannot be turned.
  package func toggle(_ name: String, _ which: Which = .only) throws {
    let element = try find(name, which, [.toggle], "toggle")
    try operate(element, "toggle", name, element.operations.tap, "toggle")
  }

  /// Goes up or down with a stepper.
  ///
  /// - Parameters:
  ///   - name: Its label or identifier.
  ///   - which: Which of several of that name.
  ///   - count: How many times up; less than 0 for down.
  /// - Throws: ``HostProblem`` when it is not there or has no such side.
  package func step(_ name: String, _ which: Which = .only, by count: Int) throws {
    var stepper = try find(name, which, [.stepper], "stepper")
    for done in 0..<abs(count) {
      // Its label may have changed with its value, and its actions with its view.
      if done > 0 {
        guard let found = shown.first(where: { $0.source == stepper.source }) else {
          throw HostProblem.gone(kind: "stepper", name: name, after: done, of: abs(count))
        }
        stepper = found
      }
      let action = count > 0 ? stepper.operations.increment : stepper.operations.decrement
      try operate(stepper, count > 0 ? "step up" : "step down", name, action, "stepper")
    }
  }

  /// Sets a slider.
  ///
  /// - Parameters:
  ///   - name: Its label or identifier.
  ///   - which: Which of several of that name.
  ///   - number: The number, which is brought into its bounds.
  /// - Throws: ``HostProblem`` when it is not there.
  package func slide(_ name: String, _ which: Which = .only, to number: Double) throws {
    let element = try find(name, which, [.slider], "slider")
    let action = element.operations.setNumber.map { write in { write(number) } }
    try operate(element, "slide to \(number)", name, action, "slider")
  }

  /// Chooses an option of a picker.
  ///
  /// - Parameters:
  ///   - option: The option's text.
  ///   - name: The picker's label or identifier.
  ///   - which: Which of several of that name.
  /// - Throws: ``HostProblem`` when one of them is not there.
  package func choose(_ option: String, in name: String, _ which: Which = .only) throws {
    let picker = try find(name, which, [.picker], "picker")
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
  /// - Parameters:
  ///   - text: The row's text, or the text of something in it.
  ///   - which: Which of several such rows.
  /// - Throws: ``HostProblem`` when there is no such row or it cannot be deleted.
  package func delete(_ text: String, _ which: Which = .only) throws {
    let element = try row(text, which)
    try operate(element, "delete", text, element.operations.delete, "row")
  }

  /// Moves the row that shows a text.
  ///
  /// - Parameters:
  ///   - text: The row's text, or the text of something in it.
  ///   - which: Which of several such rows.
  ///   - place: Before which row it goes, counted before it is taken away.
  /// - Throws: ``HostProblem`` when there is no such row or it cannot be moved.
  package func move(_ text: String, _ which: Which = .only, to place: Int) throws {
    let element = try row(text, which)
    let action = element.operations.move.map { move in { move(place) } }
    try operate(element, "move to \(place)", text, action, "row")
  }

  /// Takes the sheet or alert on top away, as a swipe down does; without one, goes back from the
  /// screen that was pushed last.
  ///
  /// - Throws: ``HostProblem/nothingToDismiss`` when there is neither.
  package func dismiss() throws {
    if let layer = shown.last(where: { $0.operations.dismiss != nil }) {
      return try operate(
        layer,
        "dismiss",
        layer.kind.rawValue,
        layer.operations.dismiss,
        "sheet"
      )
    }
    guard let back = shown.last(where: { $0.kind == .back }) else {
      throw HostProblem.nothingToDismiss
    }
    try operate(back, "dismiss", "screen", back.operations.pop, "screen")
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

  private func row(_ text: String, _ which: Which) throws -> Element {
    try Screen(elements).find(
      text,
      which,
      "row",
      where: { $0.kind == .row },
      answers: { row in row.flattened.contains { $0.answers(to: text) } }
    )
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
