import Core

/// The options of a run's groups of files, and which file is in which.
struct GroupedOptions: Sendable {
  private let options: [LintOptions]
  private let groups: [String: Int]

  /// Takes the options of each group, and the files with the numbers of theirs.
  init(_ options: [LintOptions], of files: [SourceInput]) {
    self.options = options
    groups =
      options.count < 2
      ? [:] : Dictionary(files.map { ($0.path, $0.group) }, uniquingKeysWith: { first, _ in first })
  }

  /// The ways in which a rule has to run, each with the groups that it serves.
  ///
  /// Groups that assume the same share a run, so that many groups cost no more than one.
  func variants(
    of rule: any OwnershipRule
  ) -> [(assumptions: LintContext.Assumptions, groups: Set<Int>)] {
    var variants: [(assumptions: LintContext.Assumptions, groups: Set<Int>)] = []
    for (number, options) in options.enumerated()
    where options.runs(rule.id, isOptIn: rule.isOptIn) {
      let assumptions = options.assumptions(for: rule)
      if let same = variants.firstIndex(where: { $0.assumptions == assumptions }) {
        variants[same].groups.insert(number)
      } else {
        variants.append((assumptions, [number]))
      }
    }
    return variants
  }

  /// The findings in files of some groups, as bad as their groups have it.
  func select(_ findings: [Finding], of members: Set<Int>) -> [Finding] {
    findings.filter { members.contains(group(of: $0.file)) }.map(rated)
  }

  /// A finding that is as bad as its file's group has it.
  func rated(_ finding: Finding) -> Finding {
    let severities = options[group(of: finding.file)].severities
    guard finding.code != SyntaxRule().id, let severity = severities[finding.code] else {
      return finding
    }
    var rated = finding
    rated.severity = severity
    return rated
  }

  /// The ids of the rules that run for a file.
  func rules(for path: String) -> Set<String> {
    let options = options[group(of: path)]
    return Set(
      RuleRegistry.rules.filter { options.runs($0.id, isOptIn: $0.isOptIn) }.map(\.id)
    )
  }

  private func group(of path: String) -> Int { groups[path] ?? 0 }
}

extension LintOptions {
  /// What a rule may assume; only what it compares with can tell two groups apart.
  fileprivate func assumptions(for rule: any OwnershipRule) -> LintContext.Assumptions {
    LintContext.Assumptions(
      deploymentTarget: deploymentTarget,
      defaultIsolation: defaultIsolation,
      thresholds: thresholds[rule.id] ?? [:]
    )
  }
}
