import Core

/// One rule about who owns a value, how long it lives, who writes it and what depends on it.
protocol OwnershipRule: Sendable {
  /// The rule's name in snake_case, for ever.
  var id: String { get }
  var section: RuleSection { get }
  /// How bad most of its findings are.
  var severity: Severity { get }
  /// What it finds, in one phrase.
  var title: String { get }
  /// The principle behind it, in a sentence or two; each finding carries it.
  var rationale: String { get }
  /// The claims that it serves, as `C10`.
  var claims: [String] { get }
  /// Whether it runs only when asked for.
  var isOptIn: Bool { get }
  /// The numbers it compares with.
  var thresholds: [Threshold] { get }
  /// Code that it accepts.
  var passing: [RuleExample] { get }
  /// Code that it finds fault with, `↓` before each place.
  var failing: [RuleExample] { get }

  /// What it finds in a run.
  func findings(in context: LintContext) -> [Finding]
}

extension OwnershipRule {
  var isOptIn: Bool { false }
  var thresholds: [Threshold] { [] }
}
