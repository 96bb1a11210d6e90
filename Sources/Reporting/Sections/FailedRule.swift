import Core
package import Scheduling

/// A rule that graded answers have failed.
package struct FailedRule: Equatable, Sendable {
  /// The rule's id.
  package let rule: String
  /// How often it was failed, and when last.
  package let failures: RuleFailures

  /// The most that a report lists.
  package static let most = 10

  /// The rules failed most often first, of those failed equally often the last one failed; at most
  /// ``most``.
  static func worst(of failures: [String: RuleFailures]) -> [FailedRule] {
    let sorted = failures.map { FailedRule(rule: $0.key, failures: $0.value) }.sorted {
      ($1.failures.count, $1.failures.lastDay, $0.rule)
        < ($0.failures.count, $0.failures.lastDay, $1.rule)
    }
    return Array(sorted.prefix(most))
  }
}
