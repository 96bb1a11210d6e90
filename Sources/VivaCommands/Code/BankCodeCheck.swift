import Core
import Grading
import LabProtocol
import LinterProtocol

/// Holds the banks' code against what it is there for: snippets parse, starters fail for the
/// rules they name, solutions pass, and an audit's faults are what the linter finds.
@MainActor
struct BankCodeCheck {
  let context: Context

  /// The findings in all code, in no certain order.
  func findings(in code: BankCode) throws -> [Finding] {
    let rules = Set(try context.rules().map(\.id))
    return try code.entries.flatMap { entry -> [Finding] in
      let item = entry.item
      let loose = try entry.loose.flatMap { try syntax(of: [$0], in: item) }
      switch item.content {
      case .exercise(let exercise): return loose + (try check(exercise, item, rules))
      case .audit(let audit): return loose + (try check(audit, item))
      default: return loose
      }
    }
  }

  private func check(_ exercise: Exercise, _ item: Item, _ rules: Set<String>) throws -> [Finding] {
    var findings: [Finding] = []
    for rule in item.rules where !rules.contains(rule) {
      let near = Suggestion.nearest(to: rule, among: rules)
      findings.append(
        problem(
          "unknown_rule",
          item,
          "there is no rule '\(rule)'" + (near.map { "; did you mean '\($0)'?" } ?? "")
        )
      )
    }
    if item.rules.isEmpty, exercise.scenario.isEmpty {
      findings.append(
        problem(
          "aimless_exercise",
          item,
          "an exercise names the rules that its starter breaks, or has a scenario"
        )
      )
    }
    let before = try lint(exercise.driver + exercise.starter)
    let after = try lint(exercise.driver + exercise.solution)
    for rule in item.rules
    where rules.contains(rule) && !before.contains(where: { $0.code == rule }) {
      findings.append(
        problem(
          "starter_passes",
          item,
          "the starter does not break '\(rule)', which the exercise names"
        )
      )
    }
    for finding in before where finding.severity == .error && !item.rules.contains(finding.code) {
      findings.append(
        problem(
          "starter_fails_otherwise",
          item,
          "the starter also breaks '\(finding.code)'",
          at: finding,
          exercise.starter
        )
      )
    }
    for finding in after where item.rules.contains(finding.code) || finding.severity == .error {
      findings.append(
        problem(
          "solution_fails",
          item,
          "the solution breaks '\(finding.code)': \(finding.message)",
          at: finding,
          exercise.solution
        )
      )
    }
    return findings + (try behaviour(exercise, item))
  }

  /// Runs starter and solution through the scenario: the solution does what is expected, and a starter
  /// that breaks no rule does not.
  private func behaviour(_ exercise: Exercise, _ item: Item) throws -> [Finding] {
    guard !exercise.scenario.isEmpty else { return [] }
    let permission = context.permissionToRun(item)
    guard permission.isGranted else {
      context.tellNotRun(permission)
      return []
    }
    let grader = Grader(context.workspace.linter(), lab: context.lab)
    let task = Grader.Task(exercise, rules: item.rules)
    let after = try grader.behaviour(of: exercise.solution, for: task)
    if let skip = after.skipped.first {
      context.say("'\(item.id)' was not run: \(skip.reason)")
      return []
    }
    var findings: [Finding] = []
    if !after.passed {
      findings.append(
        problem("solution_fails", item, "the solution fails at \(Self.failure(in: after))")
      )
    }
    guard item.rules.isEmpty else { return findings }
    let before = try grader.behaviour(of: exercise.starter, for: task)
    if before.passed, before.skipped.isEmpty {
      findings.append(
        problem("starter_passes", item, "the starter does all that the scenario expects")
      )
    }
    return findings
  }

  /// Where a verdict failed and by what, in a phrase.
  private static func failure(in verdict: Verdict) -> String {
    guard let stage = verdict.stages.first(where: { !$0.passed }) else { return "" }
    let unmet = stage.expectations.filter { !$0.isMet }.map { expectation in
      "line \(expectation.line) '\(expectation.text)'"
        + (expectation.outcome.map { ": \($0.actual)" } ?? "")
    }
    return "\(stage.name): "
      + (unmet + stage.findings.map(\.message)).prefix(3).joined(separator: "; ")
  }

  private func check(_ audit: Audit, _ item: Item) throws -> [Finding] {
    let found = try lint(audit.files).filter { $0.severity >= .warning }
    let faults = Set(
      found.map { Audit.Fault(file: $0.file, line: $0.start.line, rule: $0.code) }
    )
    let missing = audit.faults.filter { !faults.contains($0) }.map {
      problem("fault_not_found", item, "the linter finds no '\($0.rule)' at \($0.file):\($0.line)")
    }
    let unlisted = faults.subtracting(audit.faults).sorted {
      ($0.file, $0.line) < ($1.file, $1.line)
    }
    .map {
      problem(
        "fault_not_listed",
        item,
        "the linter finds '\($0.rule)' at \($0.file):\($0.line), which is not among the faults"
      )
    }
    return missing + unlisted
  }

  private func syntax(of files: [CodeFile], in item: Item) throws -> [Finding] {
    try lint(files).filter { $0.code == "syntax" }.map {
      problem("snippet_does_not_parse", item, $0.message, at: $0, files)
    }
  }

  private func lint(_ files: [CodeFile]) throws -> [Finding] {
    guard !files.isEmpty else { return [] }
    return try context.workspace.linter()
      .lint(LintJob(files: files.map { LintJob.File(path: $0.name, text: $0.text) }))
  }

  private func problem(
    _ code: String,
    _ item: Item,
    _ message: String,
    at place: Finding? = nil,
    _ files: [CodeFile] = []
  ) -> Finding {
    var position = item.position
    if let place, let file = files.first(where: { $0.name == place.file }) {
      position = TextPosition(line: file.line + place.start.line - 1, column: place.start.column)
    }
    return Finding(
      code,
      .error,
      file: item.file,
      start: position,
      message: "'\(item.id)': \(message)"
    )
  }
}
