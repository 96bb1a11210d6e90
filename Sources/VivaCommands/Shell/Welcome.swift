import Core
import Effects
import ProgressStore
import Scheduling
import Terminal

/// What the prompt says before its first line.
@MainActor
struct Welcome {
  let context: Context

  /// One status line; on the very first run a welcome, and two questions that may be skipped.
  ///
  /// Banks that cannot be read are told and do not keep the prompt from its work.
  func greet() throws {
    if try isFirstRun { try introduce() }
    do {
      context.print(context.sentence(for: try context.dueSummary()))
    } catch {
      context.report(error)
    }
  }

  /// Whether there is neither progress nor a settings file.
  private var isFirstRun: Bool {
    get throws {
      try context.store.progress.days.isEmpty
        && (try? context.machine.files.status(context.settingsFile.path)) == .some(nil)
    }
  }

  private func introduce() throws {
    context.print(StyledText("Welcome to viva.", .heading))
    context.print(
      StyledText(
        "'drill' asks what is due and some new items, 'grade FILE' checks a snippet, 'report' shows how "
          + "ready you are, 'help' lists the rest. Tab completes; Ctrl-D leaves. Two questions first; Enter skips one."
      )
    )
    try ask("When is the interview? (as 2026-12-21)", for: "interview")
    try ask("Which level do you aim at? (mid, senior, staff)", for: "level")
    // A file, even an empty one, keeps the questions from coming again.
    if try context.machine.files.status(context.settingsFile.path) == nil {
      try context.settingsFile.set("level", to: nil)
    }
    try context.reloadSettings()
  }

  private func ask(_ question: String, for name: String) throws {
    guard let key = SettingKey.named(name) else { return }
    while true {
      guard
        case .line(let line) = context.readLine(StyledText("\(question) ", .prompt), .answer)
      else { return }
      let answer = line.trimmed
      if answer.isEmpty { return }
      do throws(SettingError) {
        try key.check(answer)
      } catch {
        context.say("\(error)")
        continue
      }
      if let day = Day(answer), name == "interview",
        day.days(since: context.today) > PlanProblem.farthest
      {
        context.say("\(PlanProblem.far(day))")
      }
      return try context.settingsFile.set(name, to: answer)
    }
  }
}
