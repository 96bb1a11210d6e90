import Core
import Effects
import Grading
import LinterProtocol

/// A run of the linter over what a call names, with all that went wrong told.
@MainActor
struct LinterRun {
  /// The files that could be read, with their settings.
  let job: LintJob
  /// What was found in them.
  let findings: [Finding]
  private let unread: Int

  /// Lints, and tells of what cannot be read without leaving the rest; for fixing, the job has the
  /// texts that were linted.
  init(
    _ paths: [String],
    _ wishes: LintWishes,
    in context: Context,
    isFixing: Bool = false
  ) throws {
    let plan = try LintPlan(paths, wishes, in: context)
    for problem in plan.problems { context.report(problem) }
    var job = isFixing ? Fixing(context: context).reading(plan.job) : plan.job
    let progress = ProgressLine(context: context)
    job.tellsProgress = progress.isWanted
    let outcome: LintOutcome
    do {
      defer { progress.clear() }
      outcome = try context.workspace.linter().run(job) { progress.show($0, of: $1) }
    }
    for file in outcome.unreadable { context.report(GradingError.unreadable([file])) }
    let unreadable = Set(outcome.unreadable.map(\.path))
    job.files.removeAll { unreadable.contains($0.path) }
    job.tellsProgress = false
    self.job = job
    findings = outcome.findings
    unread = plan.problems.count + unreadable.count
  }

  /// What the shell is told of some findings: a place that could not be read counts more.
  func status(_ findings: [Finding]) -> ExitStatus {
    if unread > 0 { return .badInput }
    return findings.contains { $0.severity >= .warning } ? .no : .done
  }

  /// How many files were looked at, and what came of it.
  func summary(_ findings: [Finding]) -> String {
    let rest = unread == 0 ? "" : "; \(count(unread, "place")) could not be read"
    return "\(count(job.files.count, "file")): \(findingCount(findings))\(rest)"
  }
}
