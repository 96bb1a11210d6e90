import Core
import Grading

/// Judges a submission for one item, or for none.
@MainActor
struct GradingRun {
  let context: Context

  /// The verdict on what was handed in.
  func verdict(on submission: Submission, for item: Item?) throws -> Verdict {
    var task: Grader.Task?
    if let item, case .exercise(let exercise) = item.content {
      task = Grader.Task(exercise, rules: item.rules)
    }
    return try Grader(context.workspace.linter()).verdict(on: submission.files, for: task)
  }
}
