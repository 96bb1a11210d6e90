import Core
import Grading

/// Judges a submission for one item, or for none.
@MainActor
struct GradingRun {
  let context: Context

  /// Whether stages that compile or run something may do so for an item, or for none.
  func permission(for item: Item?) -> RunPermission { context.permissionToRun(item) }

  /// The verdict on what was handed in.
  func verdict(on submission: Submission, for item: Item?) throws -> Verdict {
    var task: Grader.Task?
    if let item, case .exercise(let exercise) = item.content {
      task = Grader.Task(exercise, rules: item.rules)
    }
    let verdict = try Grader(context.workspace.linter()).verdict(on: submission.files, for: task)
    // What fails before anything would run needs no permission.
    if verdict.passed { context.tellNotRun(permission(for: item)) }
    return verdict
  }
}
