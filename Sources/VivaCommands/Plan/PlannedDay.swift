import BankParsing
import ContentLoading
import Core
import Planning
import ProgressStore
import Quizzing
import Scheduling

/// What a plan has left for a study day.
struct PlannedDay {
  /// The items to be asked again, due or not.
  let reviews: [ItemID]
  /// The items to be asked for the first time.
  let new: [ItemID]
  /// All of them in the order in which a session asks them.
  let order: [ItemID]
  /// The seconds that they are expected to take.
  let seconds: Double
  /// The milliseconds that are left of the day's minutes, 0 and up.
  let milliseconds: Int
  /// The next study day of the plan; absent on the last.
  let next: Day?
}

extension Context {
  /// What the plan has left for today; nothing without a plan, or once the interview has come.
  ///
  /// - Parameters:
  ///   - own: Minutes that the learner gives one session, instead of what is left of the plan's.
  ///   - filter: What the session is about.
  /// - Returns: What is left of the day, the steps of what is being learnt aside.
  /// - Throws: What keeps the banks or the progress from being read.
  func plannedDay(minutes own: Int? = nil, of filter: ItemFilter = ItemFilter()) throws
    -> PlannedDay?
  {
    let values = settings.values
    guard let interview = values.interview, let level = values.level,
      let minutes = values.minutes, interview > today
    else { return nil }
    let progress = try store.progress
    let items = PlanItem.all(
      of: try content().library.items,
      upTo: level,
      in: progress,
      where: filter.accepts
    )
    let planner = Planner(of: progress, settings: values.study, fsrs: scheduler.fsrs)
    let goal = StudyGoal(interview: interview, level: level, minutes: own ?? minutes)
    let spent = own == nil ? progress.days[today]?.milliseconds ?? 0 : 0
    var search = PlanSearch(
      planner,
      goal,
      items: items,
      from: today,
      spent: Double(spent) / 1000
    )
    let days = search.plan().days
    guard let first = days.first else { return nil }
    return PlannedDay(
      // What is still in its steps is asked by the clock.
      reviews: first.reviews.filter { progress[$0].phase == .review },
      new: first.new,
      // With minutes of one's own the clock decides how far one comes.
      order: own == nil ? first.order : search.order(),
      seconds: first.seconds,
      milliseconds: max(0, minutes * 60_000 - spent),
      next: days.dropFirst().first?.day
    )
  }
}
