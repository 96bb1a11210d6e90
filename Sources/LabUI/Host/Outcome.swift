/// Whether an expectation is met, and what was found instead.
package struct Outcome: Equatable, Sendable {
  /// Whether it is met.
  package let isMet: Bool
  /// What was expected, in words.
  package let expected: String
  /// What was found, in words.
  package let actual: String

  /// Says how an expectation stands.
  ///
  /// - Parameters:
  ///   - isMet: Whether it is met.
  ///   - expected: What was expected, in words.
  ///   - actual: What was found, in words.
  package init(isMet: Bool, expected: String, actual: String) {
    self.isMet = isMet
    self.expected = expected
    self.actual = actual
  }
}

extension Host {
  /// Looks whether something is so.
  ///
  /// - Parameter expectation: What must be so.
  /// - Returns: Whether it is, and what was found.
  package func check(_ expectation: Expectation) -> Outcome {
    switch expectation {
    case .text(let text, let isShown):
      let found = shows(text)
      return Outcome(
        isMet: found == isShown,
        expected: "'\(text)' is \(isShown ? "" : "not ")shown",
        actual: found ? "it is shown" : "shown are \(Self.quoted(texts))"
      )
    case .field(let name, let text):
      return compare("field '\(name)'", text) { try field(name) }
    case .value(let name, let value):
      return compare("'\(name)'", value) { try self.value(of: name) }
    case .enabled(let name, let isEnabled):
      let word = { $0 ? "enabled" : "disabled" }
      return compare("'\(name)'", word(isEnabled)) { word(try self.isEnabled(name)) }
    case .runs(let view, let comparison, let count):
      return compare("body of \(view) ran", log.bodyRuns[view, default: 0], comparison, count)
    case .made(let model, let comparison, let count):
      return compare("models \(model) made", log.offered[model, default: 0], comparison, count)
    case .kept(let model, let comparison, let count):
      return compare("models \(model) kept", log.kept[model, default: 0], comparison, count)
    case .inits(let type, let comparison, let count):
      return compare("instances of \(type) made", log.inits[type, default: 0], comparison, count)
    case .cause(let view, let text):
      return checkCause(of: view, text)
    case .warning(let text, let isGiven):
      return checkWarning(text, isGiven)
    }
  }

  private func checkCause(of view: String, _ text: String) -> Outcome {
    let causes = log.recent.flatMap { event -> [String] in
      guard case .body(view, _, _, let causes) = event.fact else { return [] }
      return causes.map(\.description)
    }
    return Outcome(
      isMet: causes.contains { $0.contains(text) },
      expected: "body of \(view) ran because of '\(text)'",
      actual: causes.isEmpty ? "it did not run" : "it ran because of \(Self.quoted(causes))"
    )
  }

  private func checkWarning(_ text: String, _ isGiven: Bool) -> Outcome {
    let warnings = log.events.compactMap { event in
      if case .warning(let text, _) = event.fact { text } else { nil }
    }
    let found = warnings.contains { $0.contains(text) }
    return Outcome(
      isMet: found == isGiven,
      expected: "\(isGiven ? "a" : "no") warning '\(text)'",
      actual: warnings.isEmpty ? "there was no warning" : Self.quoted(warnings)
    )
  }

  private func compare(
    _ subject: String,
    _ found: Int,
    _ comparison: Expectation.Comparison,
    _ count: Int
  ) -> Outcome {
    Outcome(
      isMet: comparison.holds(found, count),
      expected: "\(subject) \(comparison.rawValue) \(count)",
      actual: "\(found)"
    )
  }

  private func compare(_ subject: String, _ wanted: String, _ find: () throws -> String) -> Outcome
  {
    let expected = "\(subject) is '\(wanted)'"
    do {
      let found = try find()
      return Outcome(isMet: found == wanted, expected: expected, actual: "it is '\(found)'")
    } catch {
      return Outcome(isMet: false, expected: expected, actual: "\(error)")
    }
  }

  private static func quoted(_ texts: [String]) -> String {
    texts.isEmpty ? "none" : texts.map { "'\($0)'" }.joined(separator: ", ")
  }
}
