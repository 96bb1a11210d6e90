/// One thing that a scenario does.
package enum Step: Equatable, Sendable {
  /// Taps a button, a link, a switch or a tab.
  case tap(String)
  /// Puts a text into a field.
  case type(String, into: String)
  /// Presses the return key in a field.
  case submit(String)
  /// Turns a switch over.
  case toggle(String)
  /// Goes up with a stepper, or down by less than 0.
  case step(String, by: Int)
  /// Sets a slider.
  case slide(String, to: Double)
  /// Chooses an option of a picker.
  case choose(String, in: String)
  /// Deletes the row that shows a text.
  case delete(String)
  /// Moves the row that shows a text before another.
  case move(String, to: Int)
  /// Takes the layer on top away.
  case dismiss
  /// Pulls down to refresh.
  case refresh
  /// Lets so many milliseconds go by.
  case advance(Int)
  /// Calls a function of the driver.
  case call(String)
  /// Sets the counts to zero.
  case resetCounts
}

extension Host {
  /// Does one thing.
  ///
  /// - Parameter step: What to do.
  /// - Throws: ``HostProblem`` when it cannot be done.
  package func perform(_ step: Step) throws {
    switch step {
    case .tap(let name): try tap(name)
    case .type(let text, let name): try type(text, into: name)
    case .submit(let name): try submit(name)
    case .toggle(let name): try toggle(name)
    case .step(let name, let count): try self.step(name, by: count)
    case .slide(let name, let number): try slide(name, to: number)
    case .choose(let option, let name): try choose(option, in: name)
    case .delete(let text): try delete(text)
    case .move(let text, let place): try move(text, to: place)
    case .dismiss: try dismiss()
    case .refresh: try refresh()
    case .advance(let milliseconds): advance(milliseconds: milliseconds)
    case .call(let name): try call(name)
    case .resetCounts: log.resetCounts()
    }
  }

  private func call(_ name: String) throws {
    guard let function = Registry.functions[name] else {
      throw HostProblem.notShown(
        kind: "function",
        name: name,
        shown: Registry.functions.keys.sorted()
      )
    }
    step("call \(name)", function)
  }
}
