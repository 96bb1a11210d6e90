import Core
import Grading
import LinterProtocol

/// Holds an exercise against the rules: its starter breaks those it names, its solution none.
struct ExerciseLinting {
  let item: Item
  let linter: LinterClient
  let rules: Set<String>

  private var fault: ItemFault { ItemFault(item: item) }

  /// What is wrong with the exercise by the rules.
  func findings(in exercise: Exercise) throws -> [Finding] {
    var findings = unknownRules
    if item.rules.isEmpty, exercise.scenario.isEmpty {
      findings.append(
        fault(
          "aimless_exercise",
          "an exercise names the rules that its starter breaks, or has a scenario"
        )
      )
    }
    let before = try lint(exercise.driver + exercise.starter)
    let after = try lint(exercise.driver + exercise.solution)
    for rule in item.rules
    where rules.contains(rule) && !before.contains(where: { $0.code == rule }) {
      findings.append(
        fault(
          "starter_passes",
          "the starter does not break '\(rule)', which the exercise names"
        )
      )
    }
    for finding in before where finding.severity == .error && !item.rules.contains(finding.code) {
      findings.append(
        fault(
          "starter_fails_otherwise",
          "the starter also breaks '\(finding.code)'",
          at: finding,
          in: exercise.driver + exercise.starter
        )
      )
    }
    for finding in after where item.rules.contains(finding.code) || finding.severity == .error {
      findings.append(
        fault(
          "solution_fails",
          "the solution breaks '\(finding.code)': \(finding.message)",
          at: finding,
          in: exercise.driver + exercise.solution
        )
      )
    }
    return findings
  }

  private var unknownRules: [Finding] {
    item.rules.filter { !rules.contains($0) }.map { rule in
      let near = Suggestion.nearest(to: rule, among: rules.sorted())
      return fault(
        "unknown_rule",
        "there is no rule '\(rule)'"
          + (near.map { "; did you mean '\($0)'?" } ?? "; 'viva rules' lists them")
      )
    }
  }

  private func lint(_ files: [CodeFile]) throws -> [Finding] {
    try linter.lint(
      LintJob(
        files: files.map { LintJob.File(path: $0.name, text: $0.text) },
        // The linter takes no rule that there is not; that is told already.
        settings: LintSettings(enabled: item.rules.filter(rules.contains))
      )
    )
  }
}
