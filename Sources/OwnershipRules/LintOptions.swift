package import Core

/// What the linter is told of some files besides their text.
package struct LintOptions: Equatable, Sendable {
  /// The only rules to run; `nil` for all that are not opt-in.
  package var rules: [String]?
  /// The opt-in rules to run as well.
  package var enabled: [String]
  /// Rules not to run.
  package var disabled: [String]
  /// How bad the findings of a rule are, where it is not as the rule has it, by rule.
  package var severities: [String: Severity]
  /// The thresholds that are not as the rules have them, by rule and name.
  package var thresholds: [String: [String: Double]]
  /// The oldest system that the code supports, as `iOS17`.
  package var deploymentTarget: String
  /// The isolation of code that says none, as `MainActor`; `nil` for nonisolated.
  package var defaultIsolation: String?

  /// Makes options; without arguments, those of a plain run.
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

  /// Whether a rule runs under these options.
  func runs(_ id: String, isOptIn: Bool) -> Bool {
    if id == "syntax" { return true }
    if disabled.contains(id) { return false }
    if let rules { return rules.contains(id) }
    return !isOptIn || enabled.contains(id)
  }
}
