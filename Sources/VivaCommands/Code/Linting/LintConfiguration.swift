import Core
import LinterProtocol

/// What a file says of linting; what it does not say is left to others.
struct LintConfiguration: Equatable {
  /// What is said of rules, by their ids.
  var rules: [String: RuleWish] = [:]
  /// The patterns of what is left out, later ones having the last word.
  var excluded: [String] = []
  /// The oldest systems that the code supports, as `iOS17`.
  var deploymentTarget: String?
  /// `MainActor` or `nonisolated`.
  var defaultIsolation: String?
  /// The thresholds, by rule and name.
  var thresholds: [String: [String: Double]] = [:]

  /// What is said of a rule.
  enum RuleWish: Equatable {
    case off
    /// It runs, even where it has to be asked for; with the severity that is its own where none is
    /// said.
    case on(Severity?)
  }

  /// These wishes, and of another file those about which these say nothing.
  func over(_ other: LintConfiguration) -> LintConfiguration {
    LintConfiguration(
      rules: other.rules.merging(rules) { $1 },
      excluded: other.excluded + excluded,
      deploymentTarget: deploymentTarget ?? other.deploymentTarget,
      defaultIsolation: defaultIsolation ?? other.defaultIsolation,
      thresholds: other.thresholds.merging(thresholds) { $0.merging($1) { $1 } }
    )
  }

  /// The settings that these wishes come to, under those of a call, which come first.
  func settings(under call: LintWishes) -> LintSettings {
    var settings = LintSettings(
      rules: call.rules.isEmpty ? nil : call.rules,
      enabled: call.enabled,
      thresholds: thresholds
    )
    for (id, wish) in rules.sorted(by: { $0.key < $1.key }) {
      switch wish {
      case .off where call.rules.contains(id) || call.enabled.contains(id): continue
      case .off: settings.disabled.append(id)
      case .on(let severity):
        if !settings.enabled.contains(id) { settings.enabled.append(id) }
        settings.severities[id] = severity
      }
    }
    if let target = call.deploymentTarget ?? deploymentTarget { settings.deploymentTarget = target }
    let isolation = call.defaultIsolation ?? defaultIsolation
    settings.defaultIsolation = isolation == "nonisolated" ? nil : isolation
    return settings
  }
}
