import Core
import Effects
import Grading
import StrictJSON
import Terminal

/// What a learner sees while their files are watched.
@MainActor
struct WatchView {
  let context: Context
  let folder: ExerciseFolder
  let hasKeys: Bool

  /// The exercise, for what is shown of it.
  var exercise: ExerciseView {
    ExerciseView(context: context, item: folder.item, exercise: folder.exercise)
  }

  /// Says what is watched.
  func introduce() {
    context.say("\(folder.item.title)")
    let names = folder.exercise.starter.map(\.name).joined(separator: ", ")
    context.say(
      "judging '\(folder.shown)' at each save (\(names)); the task is in \(ExerciseFolder.note)"
    )
  }

  /// Says that changes are looked for instead of being told.
  func tellLooking(_ reason: String) {
    context.say("\(reason): the folder is looked at every second, and r judges it at once")
  }

  /// Says why there is no verdict.
  func tell(_ problem: String) { context.tell(StyledText(VisibleText.escaped(problem))) }

  /// Says that a verdict is on its way, for the time that code takes which does not come to an end.
  func tellJudging() { context.say("judging…") }

  /// Asks whether the solution is to be shown, which a key answers.
  func askForSolution() {
    context.tell(
      StyledText(
        "show the solution? the verdict is 'again' then: y shows it, any other key does not"
      )
    )
  }

  /// Shows a verdict by its first stage that is not passed, or, where all are, by the advice.
  func show(_ verdict: Verdict, of submission: Submission, after milliseconds: Int) {
    guard !context.options.wantsJSON else { return }
    let stages = verdict.stages.map { stage in
      StyledText(stage.name + " ", .muted)
        + (stage.passed ? StyledText("passed", .right) : StyledText("failed", .wrong))
    }
    let line = stages.reduce(StyledText(time + "  ", .muted)) { line, stage in
      line.runs.count > 1 ? line + StyledText(" · ", .muted) + stage : line + stage
    }
    context.print("")
    context.print([line + StyledText("  \(milliseconds) ms", .muted)])
    var shown = verdict
    if let failed = verdict.stages.first(where: { !$0.passed }) { shown.stages = [failed] }
    VerdictView(context: context).show(shown, of: submission, on: folder.item)
  }

  /// Writes a verdict for programs, one a line.
  func showJSON(_ verdict: Verdict, _ rating: Rating?) {
    context.print(VerdictJSON.value(verdict, rating: rating).text())
  }

  /// Tells what became of a verdict that was recorded.
  func tell(_ record: VerdictRecord) {
    guard !context.options.wantsJSON else { return }
    record.tell(in: context)
  }

  /// Shows the keys, with how far the hints are.
  func showKeys() {
    let taken = HelpNote(context: context, item: folder.item).hints
    let all = folder.item.hints.count
    let hint = all == 0 ? "" : "h hint (\(taken) of \(all)) · "
    context.say("\(hint)r run now · s solution · q leave")
  }

  /// Shows the keys, and after a pass what may come next.
  func showKeys(after verdict: Verdict) {
    if verdict.isPass { context.say("done; go on as you like, or leave with q") }
    showKeys()
  }

  private var time: String {
    let wall = context.now.wall
    return "\(padded(wall.hour, to: 2)):\(padded(wall.minute, to: 2)):\(padded(wall.second, to: 2))"
  }
}
