/// Expectations in words, for the messages about them.
package enum ExpectationText {
  /// What an expectation says, as `body of Header runs fewer times than in starter`.
  ///
  /// - Parameter expectation: What is expected.
  /// - Returns: A sentence without a capital and a full stop.
  package static func sentence(_ expectation: Expectation) -> String {
    switch expectation {
    case .text(let text, let isShown): "'\(text)' is \(isShown ? "" : "not ")shown"
    case .field(let name, let text): "the field \(name) is '\(text)'"
    case .value(let name, let value): "\(name) is '\(value)'"
    case .control(let name, let isEnabled): "\(name) is \(isEnabled ? "enabled" : "disabled")"
    case .count(let counted, let comparison, let bound): sentence(counted, comparison, bound)
    case .cause(let view, let text): "the body of \(view) ran because of '\(text)'"
    case .state(let property, let survived):
      "the state \(property) \(survived ? "survived" : "was reset")"
    case .warning(let text, let isGiven): "\(isGiven ? "a" : "no") warning about '\(text)'"
    }
  }

  /// What is expected of a count.
  ///
  /// - Parameters:
  ///   - counted: What was counted.
  ///   - comparison: How it is compared.
  ///   - bound: With what.
  /// - Returns: A sentence without a capital and a full stop.
  package static func sentence(
    _ counted: Counted,
    _ comparison: Comparison,
    _ bound: Expectation.Bound
  ) -> String {
    let subject =
      switch counted {
      case .body(let view): "the body of \(view) ran"
      case .made(let model): "initial values made \(model)"
      case .kept(let model): "\(model) was kept"
      case .initialiser(let type): "the initialiser of \(type) ran"
      }
    switch bound {
    case .number(let number): return "\(subject) \(words(comparison))\(times(number))"
    case .version(let name):
      switch comparison {
      case .equal: return "\(subject) as often as in \(name)"
      case .fewer: return "\(subject) fewer times than in \(name)"
      case .more: return "\(subject) more times than in \(name)"
      case .atMost: return "\(subject) at most as often as in \(name)"
      case .atLeast: return "\(subject) at least as often as in \(name)"
      }
    }
  }

  /// A count, as `1 time` and `0 times`.
  ///
  /// - Parameter count: How often.
  /// - Returns: The count with its word.
  package static func times(_ count: Int) -> String { "\(count) time\(count == 1 ? "" : "s")" }

  private static func words(_ comparison: Comparison) -> String {
    switch comparison {
    case .equal: ""
    case .fewer: "fewer than "
    case .atMost: "at most "
    case .more: "more than "
    case .atLeast: "at least "
    }
  }
}
