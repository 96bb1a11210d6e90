/// Steps and expectations for a snippet, in order.
package struct Scenario: Equatable, Sendable {
  /// The name of the view that is mounted; `nil` where the code leaves no choice.
  package var root: String?
  /// What is done and expected.
  package var lines: [Line]

  /// One line that does or expects something.
  package struct Line: Equatable, Sendable {
    /// Its number in the scenario's text, 1 and up.
    package var number: Int
    /// Its text, without the spaces around it.
    package var text: String
    /// What it says.
    package var content: Content

    /// Makes a line.
    ///
    /// - Parameters:
    ///   - number: Its number in the scenario's text, 1 and up.
    ///   - text: Its text, without the spaces around it.
    ///   - content: What it says.
    package init(number: Int, text: String, content: Content) {
      self.number = number
      self.text = text
      self.content = content
    }
  }

  /// What a line says.
  package enum Content: Equatable, Sendable {
    /// Something is done.
    case step(Step)
    /// Something must be so.
    case expectation(Expectation)
  }

  /// Makes a scenario; without arguments one that mounts the root and does nothing.
  ///
  /// - Parameters:
  ///   - root: The name of the view that is mounted; `nil` where the code leaves no choice.
  ///   - lines: What is done and expected, numbered upwards.
  package init(root: String? = nil, lines: [Line] = []) {
    self.root = root
    self.lines = lines
  }

  /// The names of the other versions that have to be run with the same steps, each once, sorted.
  package var versions: [String] {
    let names = lines.compactMap { line -> String? in
      guard case .expectation(.count(_, _, .version(let name))) = line.content else { return nil }
      return name
    }
    return Set(names).sorted()
  }

  /// The names of the functions that it calls, each once, sorted.
  package var functions: [String] {
    let names = lines.compactMap { line -> String? in
      if case .step(.call(let name)) = line.content { name } else { nil }
    }
    return Set(names).sorted()
  }
}
