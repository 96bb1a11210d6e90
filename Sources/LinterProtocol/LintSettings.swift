package import Core

/// Which rules run, and what they assume of the project.
package struct LintSettings: Equatable, Sendable {
  /// The ids of the only rules to run; `nil` for all that are not opt-in.
  package var rules: [String]?
  /// The ids of the opt-in rules to run as well.
  package var enabled: [String]
  /// The ids of the rules not to run.
  package var disabled: [String]
  /// How bad the findings of a rule are, where it is not as the rule has it, by rule.
  package var severities: [String: Severity]
  /// The thresholds that are not as the rules have them, by rule and name.
  package var thresholds: [String: [String: Double]]
  /// The oldest system that the code supports, as `iOS17`.
  package var deploymentTarget: String
  /// The isolation of code that says none, as `MainActor`; `nil` for nonisolated.
  package var defaultIsolation: String?

  /// Makes settings; without arguments, those of a plain run.
  package init(
    rules: [String]? = nil,
    enabled: [String] = [],
    disabled: [String] = [],
    severities: [String: Severity] = [:],
    thresholds: [String: [String: Double]] = [:],
    deploymentTarget: String = "iOS17",
    defaultIsolation: String? = nil
  ) {
    self.rules = rules
    self.enabled = enabled
    self.disabled = disabled
    self.severities = severities
    self.thresholds = thresholds
    self.deploymentTarget = deploymentTarget
    self.defaultIsolation = defaultIsolation
  }

  /// Every id that the settings name.
  package var namedRules: [String] {
    (rules ?? []) + enabled + disabled + severities.keys.sorted() + thresholds.keys.sorted()
  }
}
