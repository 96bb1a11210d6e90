/// What a run of the linter is told besides the files.
package struct LintOptions: Equatable, Sendable {
  /// The only rules to run; `nil` for all that are not opt-in.
  package var rules: [String]?
  /// The opt-in rules to run as well.
  package var enabled: [String]
  /// Rules not to run.
  package var disabled: [String]
  /// The oldest system that the code supports, as `iOS17`.
  package var deploymentTarget: String
  /// The isolation of code that says none, as `MainActor`; `nil` for nonisolated.
  package var defaultIsolation: String?

  /// Makes options; without arguments, those of a plain run.
  package init(
    rules: [String]? = nil,
    enabled: [String] = [],
    disabled: [String] = [],
    deploymentTarget: String = "iOS17",
    defaultIsolation: String? = nil
  ) {
    self.rules = rules
    self.enabled = enabled
    self.disabled = disabled
    self.deploymentTarget = deploymentTarget
    self.defaultIsolation = defaultIsolation
  }

  /// Whether a rule runs under these options.
  func runs(_ id: String, isOptIn: Bool) -> Bool {
    if disabled.contains(id) { return false }
    if id == "syntax" { return true }
    if let rules { return rules.contains(id) }
    return !isOptIn || enabled.contains(id)
  }
}
