import BankParsing
import ContentLoading
import Core
import Effects
import ProgressStore
import Quizzing
import Scheduling
import Terminal

/// What is said when a session is over.
@MainActor
struct DrillClosing {
  let context: Context

  /// Says why it ended, what was done and when the next items come.
  func close(_ session: DrillSession, _ end: DrillConversation.End) throws -> ExitStatus {
    context.print("")
    // Who leaves early is told what 'viva due' says then, which plans the rest of the day anew.
    let isWhole = end == .finished(.planDone)
    let due = try? context.dueSummary(after: isWhole ? session : nil)
    if case .finished(let reason) = end { context.print(sentence(for: reason, due, session)) }
    if end == .finished(.nothingDue(next: nil)), try isFollowUpWaiting(session.options.filter) {
      // A filter may let a follow-up through and not the question that it waits for.
      context.say(
        "a follow-up opens once the question above it is answered; 'viva drill' asks that"
      )
    }
    let summary = session.summary
    if summary.answers > 0 { try show(summary) }
    if summary.answers > 0 || end != .finished(.noItems) { showNext(due, after: end) }
    switch end {
    case .finished, .left: return .done
    case .interrupted: return .interrupted
    case .terminated(let signal):
      context.endSignal = signal
      return .interrupted
    }
  }

  /// Whether a filter lets a follow-up through that was never asked.
  private func isFollowUpWaiting(_ filter: ItemFilter) throws -> Bool {
    guard filter != ItemFilter() else { return false }
    let progress = try context.store.progress
    return try context.content().library.items.contains { item in
      item.after != nil && filter.accepts(item) && progress[item.id].phase == .new
    }
  }

  private func sentence(for reason: DrillEnd, _ due: DueSummary?, _ session: DrillSession) -> String
  {
    switch reason {
    case .planDone where due.map { $0.due + $0.new > 0 } ?? false:
      session.summary.answers == 0
        ? "Today's plan has nothing of what you asked for; 'viva drill' asks what it has."
        : "That is what you asked for of today's plan; 'viva drill' asks the rest."
    case .noItems: "No item of the loaded banks fits what you asked for."
    case .nothingDue(next: nil) where context.settings.values.study.totalPerDay == 0:
      "The setting 'total-per-day' is 0, so nothing is asked; 'viva config total-per-day N' changes it."
    case .nothingDue(let next):
      next.map { "Nothing is due. The next item comes \(phrase($0))." }
        ?? "Nothing is due, and nothing new is open here."
    case .allAsked: "That was all of them."
    case .nextAt(let instant):
      "Nothing else for now; next at \(DueText.time(instant, offset: context.machine.clock.offset(at: instant)))."
    case .dayLimit(let next): "That is today's limit. More comes \(phrase(.day(next)))."
    case .questionLimit: "That is the number of questions you wanted."
    case .planDone:
      "That is the plan for today. More: 'viva drill --minutes N', or 'viva plan --minutes N' for every day."
    case .timeUp: "Time is up."
    }
  }

  private func show(_ summary: DrillSummary) throws {
    let share = summary.right * 100 / max(1, summary.answers)
    context.print(
      StyledText(
        "\(count(summary.answers, "answer")), \(summary.right) right (\(share) %), "
          + "\(count(summary.newItems, "new item")), \(DueText.length(milliseconds: summary.milliseconds))",
        .strong
      )
    )
    for kind in ItemKind.allCases {
      guard let tally = summary.kinds[kind], summary.kinds.count > 1 else { continue }
      context.print("  \(kind.rawValue): \(tally.right) of \(tally.answers) right")
    }
    let streak = Streak(of: try context.store.progress.days, today: context.today)
    context.print("streak: \(count(streak.current, "day")) (longest \(streak.longest))")
  }

  private func showNext(_ summary: DueSummary?, after end: DrillConversation.End) {
    guard let summary else { return }
    if case .finished(.nothingDue) = end { return }
    context.print(context.sentence(for: summary))
  }

  private func phrase(_ due: Due) -> String {
    DueText.sentence(due, from: context.now, on: context.today)
  }
}
