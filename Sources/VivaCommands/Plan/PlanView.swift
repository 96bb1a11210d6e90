import Core
import Planning
import Scheduling
import Terminal

/// A plan as a person reads it.
@MainActor
struct PlanView {
  let context: Context

  func text(of study: PlannedStudy) -> String {
    let plan = study.plan
    if !plan.days.isEmpty, let reason = reasonForNothing(in: plan) {
      return heading(study) + reason + "\n"
    }
    let parts = [
      heading(study), plan.days.isEmpty ? "" : days(study), forecast(study), leftOver(study),
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// Why a plan has nothing on any day, where no number of minutes would change that.
  private func reasonForNothing(in plan: StudyPlan) -> String? {
    let level = plan.goal.level.rawValue
    guard !plan.recall.isEmpty else {
      return "There is nothing to plan: the loaded banks have no item up to \(level)."
    }
    let isEmpty = plan.days.allSatisfy { $0.new.isEmpty && $0.reviews.isEmpty }
    guard isEmpty, plan.unplaced.isEmpty, plan.recall.allSatisfy({ $0 == nil }) else { return nil }
    return
      "There is nothing to plan: every item up to \(level) is suspended, or waits for one that is; "
      + "'viva resume ID' brings it back."
  }

  private func heading(_ study: PlannedStudy) -> String {
    let goal = study.plan.goal
    let left = goal.interview.days(since: study.today)
    let when =
      switch left {
      case 0: "today"
      case 1: "tomorrow"
      default: "in \(left) days"
      }
    let text =
      "Interview on \(goal.interview), \(when) · up to \(goal.level.rawValue) · "
      + "\(count(goal.minutes, "minute")) a day"
    var lines = StyledText(text, .heading).text(context.palette) + "\n"
    if left == 0 {
      lines += "Nothing is left to plan; 'viva drill --cram' practises what you like.\n"
    } else if study.spentMinutes > 0 {
      lines +=
        "\(count(study.spentMinutes, "minute")) of today \(study.spentMinutes == 1 ? "is" : "are") spent.\n"
    }
    return lines
  }

  private func days(_ study: PlannedStudy) -> String {
    let rows = study.plan.days.map { day in
      [
        Self.name(of: day.day, today: study.today),
        "\(day.new.count)", "\(day.reviews.count)",
        "\(Int((day.seconds / 60).rounded(.up)))",
        Self.percent(day.recall),
      ]
    }
    return context.table(["day", "new", "again", "minutes", "recall on the day"], rows)
  }

  private func forecast(_ study: PlannedStudy) -> String {
    let rows = PlanGroup.all(of: study).map { group in
      [
        group.kind == .topic ? group.name ?? "(no topic)" : group.name ?? "all",
        "\(group.with.items)", "\(group.with.seen)",
        Self.percent(group.without.expected),
        Self.percent(group.with.expected),
        "\(Self.percent(group.with.range.lowerBound)) – \(Self.percent(group.with.range.upperBound))",
      ]
    }
    return StyledText("Readiness on \(study.plan.goal.interview)", .heading).text(context.palette)
      + "\n"
      + context.table(
        ["", "items", "seen", "if you stop now", "by the plan", "80 % range"],
        rows
      ) + enough(study)
  }

  /// Where fewer minutes would do nearly as well, that is worth a line.
  private func enough(_ study: PlannedStudy) -> String {
    guard study.minutesEnough < study.plan.goal.minutes, !study.plan.days.isEmpty else { return "" }
    return "\(count(study.minutesEnough, "minute")) a day would come within one percent of that.\n"
  }

  /// What does not fit, plainly.
  private func leftOver(_ study: PlannedStudy) -> String {
    let plan = study.plan
    var lines: [String] = []
    if !plan.unplaced.isEmpty, !plan.days.isEmpty {
      lines.append(
        "\(count(plan.unplaced.count, "item")) will not be asked at all: \(Self.names(plan.unplaced))"
      )
      lines.append(
        study.minutesForAll.map { "With \(count($0, "minute")) a day all would be." }
          ?? "No number of minutes a day changes that."
      )
    }
    if !plan.closed.isEmpty {
      lines.append(
        "\(count(plan.closed.count, "item")) cannot be planned, being suspended or not yet opened by "
          + "an answer: \(Self.names(plan.closed))"
      )
    }
    guard !lines.isEmpty else { return "" }
    return StyledText("What does not fit", .heading).text(context.palette) + "\n"
      + lines.flatMap { StyledText($0).wrapped(to: context.screen.textWidth) }
      .map { $0.text(context.palette) + "\n" }.joined()
  }

  private static func names(_ ids: [ItemID]) -> String {
    let shown = ids.prefix(5).map(\.text).joined(separator: ", ")
    return ids.count > 5 ? "\(shown) and \(ids.count - 5) more" : shown
  }

  private static func name(of day: Day, today: Day) -> String {
    let names = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    return "\(day) \(names[day.weekday - 1])" + (day == today ? ", today" : "")
  }

  /// A whole percentage; 0 and 100 only where nothing or all is meant.
  private static func percent(_ ratio: Double) -> String {
    let whole = Int((ratio * 100).rounded(.toNearestOrAwayFromZero))
    return "\(ratio > 0 && ratio < 1 ? min(max(whole, 1), 99) : whole) %"
  }
}
