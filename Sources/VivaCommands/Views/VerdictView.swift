import Core
import Grading
import Terminal

/// Shows what the grader says of a snippet, and where to read on.
@MainActor
struct VerdictView {
  let context: Context

  /// Shows findings, the verdict, and the items that teach what went wrong.
  func show(_ verdict: Verdict, of submission: Submission, on item: Item?) {
    let findings = verdict.stages.flatMap(\.findings)
    let view = FindingView(
      context: context,
      texts: Dictionary(submission.files.map { ($0.name, $0.text) }) { first, _ in first }
    )
    view.show(findings)
    context.print(headline(verdict, on: item))
    guard !verdict.passed else { return }
    let teaching = Teaching(context: context).items(for: findings, except: item?.id)
    guard !teaching.isEmpty else { return }
    context.print("Items that teach this:")
    for item in teaching {
      context.print(
        StyledText("viva show \(item.id.text) — ") + StyledText(item.title, .muted),
        indent: 2
      )
    }
  }

  private func headline(_ verdict: Verdict, on item: Item?) -> StyledText {
    let subject = item.map { "'\($0.title)'" } ?? "The snippet"
    guard verdict.passed else {
      let stage = verdict.stages.first { !$0.passed }?.name ?? "lint"
      return StyledText("Not yet: ", .wrong) + StyledText("\(subject) fails at \(stage).")
    }
    let advice = verdict.stages.flatMap(\.findings).isEmpty ? "" : "; the findings above are advice"
    return StyledText("Passed: ", .right) + StyledText("\(subject) is clean by the rules\(advice).")
  }
}
