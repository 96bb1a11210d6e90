package import Arguments
import BankParsing
import ContentLoading
package import Core
import Planning
import Scheduling
import StrictJSON
import Terminal

/// `viva plan`: what to study on each day until the interview.
package struct PlanCommand: Command {
  package static let spec = CommandSpec(
    "plan",
    "plan the days until the interview, with a forecast",
    in: .progress,
    options: [
      .value("interview", "DATE", "the day of the interview"),
      .value(
        "level",
        "L",
        "the highest level asked for; lower ones are part of it",
        from: .values(Level.allCases.map(\.rawValue))
      ),
      .value("minutes", "N", "minutes a study day"),
      .flag("clear", "drop the plan; drill asks what is due again"),
    ],
    examples: [
      UsageExample("viva plan --interview 2026-12-21 --level senior --minutes 25", "make a plan"),
      UsageExample("viva plan", "the plan from today on"),
      UsageExample("viva plan --clear", "no plan any more"),
    ],
    manual: [
      ManualSection(
        "What is planned",
        """
        Each day takes the answers that add most to recall on the interview's day for the minutes they \
        take, new items and items due or not alike, as long as an answer adds anything. 'viva drill' follows the plan, made \
        anew from what was answered, until the day before the interview. The minutes are yours: \
        your own answering time, and the learning steps of your settings. A light weekday has half of them.

        A new item counts by what is expected of it on the day, less what it counts unseen, so it is planned only \
        where it comes to count more than if it were left alone.

        More minutes never lower the forecast of the whole. A single topic's or level's may dip, for the minutes go \
        where they add most, and with more of them that may be elsewhere.
        """
      ),
      ManualSection(
        "Following it",
        """
        Until the interview, 'viva drill' asks what the plan has for the day, and 'viva due' counts that. The day's \
        minutes are the limit then, and once they are spent learning steps wait for the next day; new-per-day, reviews-per-day and total-per-day are not looked at, but \
        'viva drill --new N' and '--minutes N' are.
        """
      ),
      ManualSection(
        "Readiness",
        """
        The share of right answers to be expected on the day. An item never asked counts as \
        (right first answers + 1) / (first answers + 4) of its level. The range holds the middle 80 % of 1,000 draws.
        """
      ),
      ManualSection.keys(PlanJSON.keys),
    ]
  )

  private let interview: Argument?
  private let day: Day?
  private let level: Level?
  private let minutes: Int?
  private let isClearing: Bool

  package init(_ call: ParsedCommand) throws(UsageError) {
    interview = call.option("interview")
    day = try interview?.day()
    level = try call.option("level")?.level()
    minutes = try call.option("minutes")?.integer(in: StudyGoal.possibleMinutes)
    isClearing = call.has("clear")
    for name in ["interview", "level", "minutes"] where isClearing && call.has(name) {
      throw call.conflict("clear", name)
    }
  }

  package func run(in context: Context) throws -> ExitStatus {
    if isClearing { return try clear(in: context) }
    if let day { try check(day, in: context) }
    let known = context.settings.values
    let parts = (
      day: day ?? known.interview, level: level ?? known.level, minutes: minutes ?? known.minutes
    )
    guard let day = parts.day, let level = parts.level, let minutes = parts.minutes else {
      return try refuseIncomplete(parts, in: context)
    }
    let goal = StudyGoal(interview: day, level: level, minutes: minutes)
    try check(day, in: context)
    // The banks are read before anything is set: a plan for nothing is not kept.
    let study = try PlannedStudy(goal, in: context)
    try keep(goal, in: context)
    if context.options.wantsJSON {
      context.print(PlanJSON.value(of: study).text())
    } else {
      try context.page(PlanView(context: context).text(of: study))
    }
    return .done
  }

  private func check(_ day: Day, in context: Context) throws {
    if day < context.today { throw PlanProblem.past(day) }
    if day.days(since: context.today) > PlanProblem.farthest { throw PlanProblem.far(day) }
  }

  /// Without a plan and without a wish for one, that is what there is to say.
  private func refuseIncomplete(
    _ parts: (day: Day?, level: Level?, minutes: Int?),
    in context: Context
  ) throws -> ExitStatus {
    let missing = [
      parts.day == nil ? "--interview DATE" : nil,
      parts.level == nil ? "--level mid|senior|staff" : nil,
      parts.minutes == nil ? "--minutes N" : nil,
    ].compactMap { $0 }
    if day != nil || level != nil || minutes != nil { throw PlanProblem.incomplete(missing) }
    if context.options.wantsJSON {
      context.print(PlanJSON.none.text())
    } else {
      context.print(
        "There is no plan. Make one with: viva plan \(missing.joined(separator: " "))"
      )
    }
    return .done
  }

  private func keep(_ goal: StudyGoal, in context: Context) throws {
    if let day { try context.settingsFile.set("interview", to: day.description) }
    if let level { try context.settingsFile.set("level", to: level.rawValue) }
    if let minutes { try context.settingsFile.set("minutes", to: String(minutes)) }
    guard day != nil || level != nil || minutes != nil else { return }
    try context.reloadSettings()
    let kept = context.settings.values
    if kept.interview != goal.interview || kept.level != goal.level || kept.minutes != goal.minutes
    {
      context.warn(
        "a flag or a VIVA_ variable comes before what was set here; 'viva config' shows which"
      )
    }
  }

  private func clear(in context: Context) throws -> ExitStatus {
    guard context.settings.values.minutes != nil else {
      context.say("there is no plan")
      return .done
    }
    try context.settingsFile.set("minutes", to: nil)
    try context.reloadSettings()
    if context.settings.values.minutes != nil {
      context.warn("VIVA_MINUTES is set, so there still is a plan")
    } else {
      context.say("the plan is dropped; 'viva drill' asks what is due, and some new items")
    }
    return .done
  }
}
