import Core
import Grading
import LabProtocol
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
    for stage in verdict.stages where !stage.passed { showUnmet(stage) }
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
    guard verdict.isJudged else {
      return StyledText("Not judged: ", .warning)
        + StyledText("\(subject) is clean by the rules; its expectations were not seen.")
    }
    let advice = verdict.stages.flatMap(\.findings).isEmpty ? "" : "; the findings above are advice"
    let expectations = verdict.stages.flatMap(\.expectations).count
    let isRun = verdict.stages.contains { $0.name == "run" }
    let ran =
      expectations > 0
      ? " and does what is expected" : isRun ? ", compiles and runs" : ""
    let words = "\(subject) is clean by the rules\(ran)\(advice)."
    return StyledText("Passed: ", .right) + StyledText(words)
  }

  /// Shows what a scenario expects and did not get, with what led there.
  private func showUnmet(_ stage: Verdict.Stage) {
    for expectation in stage.expectations where !expectation.isMet {
      context.print(
        StyledText("unmet", .wrong)
          + StyledText(" line \(expectation.line): \(VisibleText.escapedLine(expectation.text))")
      )
      guard let outcome = expectation.outcome else {
        context.print(StyledText("the run did not get as far"), indent: 2)
        continue
      }
      context.print(StyledText("expected  \(VisibleText.escapedLine(outcome.expected))"), indent: 2)
      context.print(StyledText("actual    \(VisibleText.escapedLine(outcome.actual))"), indent: 2)
      let events = stage.run?.events(leadingTo: expectation.line) ?? []
      for line in TraceLine.lines(for: events) {
        context.print(StyledText(VisibleText.escapedLine(line.words), .muted), indent: 4)
      }
    }
  }
}
