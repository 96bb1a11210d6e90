package import Core

/// What a rule says about itself.
package struct RuleDocumentation: Sendable {
  /// The rule's name in snake_case.
  package let id: String
  /// The part of the catalogue it belongs to.
  package let section: RuleSection
  /// How bad most of its findings are.
  package let severity: Severity
  /// What it finds, in one phrase.
  package let title: String
  /// The principle behind it.
  package let rationale: String
  /// The claims that it serves, as `C10`.
  package let claims: [String]
  /// Whether it runs only when asked for.
  package let isOptIn: Bool
  /// The numbers it compares with.
  package let thresholds: [Threshold]
  /// Code that it accepts.
  package let passing: [RuleExample]
  /// Code that it finds fault with, `↓` before each place.
  package let failing: [RuleExample]
  /// The name of the rule's type, for the test of the registry.
  package let typeName: String

  init(_ rule: any OwnershipRule) {
    id = rule.id
    section = rule.section
    severity = rule.severity
    title = rule.title
    rationale = rule.rationale
    claims = rule.claims
    isOptIn = rule.isOptIn
    thresholds = rule.thresholds
    passing = rule.passing
    failing = rule.failing
    typeName = String(describing: type(of: rule))
  }
}
