import BankParsing
import ContentLoading
import Core
import Planning
import ProgressStore
import Scheduling

/// A plan with all that is said about it.
struct PlannedStudy {
  let plan: StudyPlan
  let today: Day
  /// Readiness on the interview's day if nothing is answered until then.
  let without: ReadinessTable
  /// Readiness on the interview's day if the plan is kept.
  let with: ReadinessTable
  /// The minutes a day with which every item would be asked; absent where the plan's do, or none.
  let minutesForAll: Int?
  /// The fewest minutes a day that come within a hundredth of the plan's recall.
  let minutesEnough: Int
  /// Minutes of today that are spent already.
  let spentMinutes: Int

  /// Plans from the learner's progress as it is.
  @MainActor
  init(_ goal: StudyGoal, in context: Context) throws {
    let progress = try context.store.progress
    let items = PlanItem.all(
      of: try context.content().library.items,
      upTo: goal.level,
      in: progress
    )
    let fsrs = context.scheduler.fsrs
    today = context.today
    let planner = Planner(
      of: progress,
      settings: context.settings.values.study,
      fsrs: fsrs,
      on: today
    )
    let clocked = progress.days[today]?.milliseconds ?? 0
    spentMinutes = clocked / 60_000
    let spent = planner.spent(on: items, day: today, milliseconds: clocked)
    var search = PlanSearch(planner, goal, items: items, from: today, spent: spent)
    plan = search.plan()
    without = StudyPlan.readiness(of: items, on: goal.interview, fsrs: fsrs)
    with = plan.readiness(of: items)
    minutesEnough = search.minutesEnough()
    minutesForAll = plan.unplaced.isEmpty ? nil : search.minutesForAll()
  }
}
