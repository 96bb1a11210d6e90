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
    let verdict = try Grader(context.workspace.linter(), lab: context.lab).verdict(
      on: submission.files,
      for: task,
      running: permission(for: item)
    )
    tellSkipped(verdict, for: item)
    return verdict
  }

  /// Says what was not looked at, and why: a pass without it says less.
  private func tellSkipped(_ verdict: Verdict, for item: Item?) {
    let permission = permission(for: item)
    guard permission.isGranted else {
      // What fails before anything would run needs no permission.
      if verdict.passed { context.tellNotRun(permission) }
      return
    }
    for reason in Set(verdict.skipped.map(\.reason)).sorted() {
      let stages = verdict.skipped.filter { $0.reason == reason }.map(\.stage)
      let words = stages.map { $0 == "compile" ? "compiled" : "run" }.joined(separator: " or ")
      context.say("not \(words): \(reason)")
    }
    if !verdict.leftOut.isEmpty {
      let names = verdict.leftOut.map { "'.\($0)'" }.joined(separator: ", ")
      context.say("left out, for the lab does not know them: \(names)")
    }
  }
}
