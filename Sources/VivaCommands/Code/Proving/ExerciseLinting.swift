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
    var findings: [Finding] = []
    let before = try lint(exercise.driver + exercise.starter)
    let after = try lint(exercise.driver + exercise.solution)
    // What the starter brings into the driver is not the driver's own; what the solution leaves there is.
    let given = Set(exercise.driver.map(\.name))
    for rule in item.rules
    where rules.contains(rule) && !before.contains(where: { $0.code == rule }) {
      findings.append(
        fault(
          "starter_passes",
          "the starter does not break '\(rule)', which the exercise names",
          line: exercise.starter.first.map { $0.line - 1 }
        )
      )
    }
    for finding in before
    where finding.severity == .error && !item.rules.contains(finding.code)
      && !(given.contains(finding.file) && after.contains(finding))
    {
      findings.append(
        fault(
          "starter_fails_otherwise",
          "the starter also breaks '\(finding.code)'",
          at: finding,
          in: exercise.driver + exercise.starter
        )
      )
    }
    for finding in after
    where !given.contains(finding.file)
      && (item.rules.contains(finding.code) || finding.severity == .error)
    {
      findings.append(
        fault(
          "solution_fails",
          "the solution breaks '\(finding.code)': \(finding.message)",
          at: finding,
          in: exercise.driver + exercise.solution
        )
      )
    }
    for finding in after
    where given.contains(finding.file) && finding.severity >= .warning {
      findings.append(
        fault(
          "driver_fails",
          "a driver is free of findings, and this one breaks '\(finding.code)': \(finding.message)",
          at: finding,
          in: exercise.driver
        )
      )
    }
    return findings
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
