internal import LabProtocol
internal import LabUI
internal import Scenarios

/// Looks whether what a scenario expects is so.
struct Checking {
  let host: Host

  /// How an expectation stands, and what was found.
  func outcome(of expectation: Scenarios.Expectation, inLine line: Int) -> LineOutcome {
    let (isMet, actual) = look(at: expectation)
    return LineOutcome(
      line: line,
      isMet: isMet,
      expected: ExpectationText.sentence(expectation),
      actual: actual
    )
  }

  private func look(at expectation: Scenarios.Expectation) -> (Bool, String) {
    switch expectation {
    case .text(let text, let isShown):
      let found = host.shows(text)
      return (found == isShown, found ? "it is shown" : shownTexts)
    case .field(let target, let text):
      return compare(text) { try host.field(target.name, target.which) }
    case .value(let target, let value):
      return compare(value) { try host.value(of: target.name, target.which) }
    case .control(let target, let isEnabled):
      return compare(isEnabled ? "enabled" : "disabled", quoted: false) {
        try host.isEnabled(target.name, target.which) ? "enabled" : "disabled"
      }
    case .count(let counted, let comparison, let bound):
      let count = host.count(of: counted)
      guard case .number(let number) = bound else { return (false, "\(count)") }
      return (comparison.holds(count, number), ExpectationText.times(count))
    case .cause(let view, let text):
      return lookAtCauses(of: view, text)
    case .state(let property, let survived):
      return lookAtState(property, survived)
    case .warning(let text, let isGiven):
      return lookAtWarnings(text, isGiven)
    }
  }

  private func lookAtCauses(of view: String, _ text: String) -> (Bool, String) {
    var causes: [String] = []
    for event in host.log.recent {
      guard case .body(view, _, _, let found) = event.fact else { continue }
      for cause in found where !causes.contains(cause.description) {
        causes.append(cause.description)
      }
    }
    return (
      causes.contains { $0.contains(text) },
      causes.isEmpty ? "it did not run" : "it ran because of \(Self.list(causes))"
    )
  }

  private func lookAtState(_ property: String, _ survived: Bool) -> (Bool, String) {
    switch host.survival(of: property) {
    case .survived: (survived, "it survived")
    case .reset: (!survived, "it was reset: its view got another identity")
    case .new: (false, "it came into being only since then")
    case .gone: (false, "it went with its view")
    case .unknown(let names):
      (
        false,
        names.isEmpty
          ? "no view in the tree stores anything"
          : "there is no such state; there is \(names.prefix(12).joined(separator: ", "))"
      )
    }
  }

  private func lookAtWarnings(_ text: String, _ isGiven: Bool) -> (Bool, String) {
    let warnings = host.log.events.compactMap { event in
      if case .warning(let text, _) = event.fact { text } else { nil }
    }
    let found = warnings.contains { $0.lowercased().contains(text.lowercased()) }
    return (
      found == isGiven,
      warnings.isEmpty ? "there was no warning" : "the warnings are \(Self.list(warnings))"
    )
  }

  private func compare(
    _ wanted: String,
    quoted isQuoted: Bool = true,
    _ find: () throws -> String
  ) -> (Bool, String) {
    do {
      let found = try find()
      return (found == wanted, isQuoted ? "it is '\(found)'" : "it is \(found)")
    } catch {
      return (false, "\(error)")
    }
  }

  /// What is shown instead of a text.
  private var shownTexts: String {
    let texts = host.texts.filter { !$0.isEmpty }
    return texts.isEmpty ? "no text is shown" : "shown are \(Self.list(texts))"
  }

  private static func list(_ texts: [String]) -> String {
    let most = 12
    let rest = texts.count > most ? " and \(texts.count - most) more" : ""
    return texts.prefix(most).map { "'\($0)'" }.joined(separator: ", ") + rest
  }
}
