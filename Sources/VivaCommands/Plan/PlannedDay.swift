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
  /// All of them in the order in which a session asks them, and what it asks where time is left.
  let order: [ItemID]
  /// The milliseconds that each of ``reviews`` and ``new`` is expected to take.
  let expected: [ItemID: Int]
  /// The seconds that they are expected to take.
  let seconds: Double
  /// The milliseconds that are left of the day's minutes, 0 and up.
  let milliseconds: Int
  /// The next study day of the plan; absent on the last.
  let next: Day?
}

extension Context {
  /// What is left of the plan that a session of the whole plan began with, without planning anew;
  /// nothing where it followed none or asked for a part only.
  func plannedRest(of session: DrillSession) throws -> PlannedDay? {
    let options = session.options
    guard let order = options.plan, let all = options.milliseconds, options.minutes == nil,
      options.filter == ItemFilter(), let level = settings.values.level
    else { return nil }
    let progress = try store.progress
    let items = PlanItem.all(of: try content().library.items, upTo: level, in: progress)
    let open = Dictionary(items.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let rest = order.filter { id in
      guard let item = open[id], item.isOpen, item.progress.lastDay != today else { return false }
      return item.progress.buriedUntil.map { $0 <= today } ?? true
    }
    let left = max(0, all - session.summary.milliseconds)
    let new = rest.filter { progress[$0].phase == .new }
    let reviews = rest.filter { progress[$0].phase == .review }
    let tomorrow = today.adding(1)
    return PlannedDay(
      reviews: left > 0 ? reviews : [],
      new: left > 0 ? new : [],
      order: rest,
      expected: options.expected,
      seconds: Double((reviews + new).reduce(0) { $0 + (options.expected[$1] ?? 0) }) / 1000,
      milliseconds: left,
      next: settings.values.interview.map { tomorrow < $0 } == true ? tomorrow : nil
    )
  }

  /// What the plan has left for today; nothing without a plan, once the interview has come, or where it
  /// is too far away to plan.
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
      let minutes = values.minutes, interview > today,
      interview.days(since: today) <= PlanProblem.farthest
    else { return nil }
    let goal = StudyGoal(interview: interview, level: level, minutes: own ?? minutes)
    guard own == nil, filter == ItemFilter() else {
      return try makePlannedDay(goal, hasOwnMinutes: own != nil, of: filter)
    }
    let memory = try planMemory()
    if let kept = memory?.day() { return PlannedDay(kept, in: try store.progress) }
    let day = try makePlannedDay(goal, hasOwnMinutes: false, of: filter)
    if let day { memory?.keep(day.kept) }
    return day
  }

  /// What remembers the plan of today.
  private func planMemory() throws -> PlanMemory? {
    let wishes = settings.sources.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.text)" }
    let store = try store
    return PlanMemory(
      in: workspace.tools.cache,
      of: try workspace.paths(),
      program: machine.executable,
      facts: ["\(today)", store.stamp, store.model] + wishes,
      files: machine.files
    )
  }

  private func makePlannedDay(_ goal: StudyGoal, hasOwnMinutes: Bool, of filter: ItemFilter) throws
    -> PlannedDay?
  {
    let progress = try store.progress
    let items = PlanItem.all(
      of: try content().library.items,
      upTo: goal.level,
      in: progress,
      where: filter.accepts
    )
    var study = settings.values.study
    // Minutes of one's own are those of a light day, too.
    if hasOwnMinutes { study.lightDays = [] }
    let planner = Planner(of: progress, settings: study, fsrs: scheduler.fsrs, on: today)
    let clocked = progress.days[today]?.milliseconds ?? 0
    let spent = planner.spent(on: items, day: today, milliseconds: clocked)
    var search = PlanSearch(
      planner,
      goal,
      items: items,
      from: today,
      spent: hasOwnMinutes ? 0 : spent
    )
    let days = search.plan().days
    guard let first = days.first else { return nil }
    let minutesToday = goal.seconds * planner.share(of: today)
    return PlannedDay(
      // What is still in its steps is asked by the clock.
      reviews: first.reviews.filter { progress[$0].phase == .review },
      new: first.new,
      // With minutes of one's own the clock decides how far one comes.
      order: hasOwnMinutes ? search.order().map(\.id) : first.order,
      expected: Dictionary(
        first.answers.map { ($0.id, Int($0.seconds * 1000)) },
        uniquingKeysWith: { $1 }
      ),
      seconds: first.seconds,
      milliseconds: max(0, Int(minutesToday * 1000) - clocked),
      next: days.dropFirst().first?.day
    )
  }
}

extension PlannedDay {
  /// Takes what was kept of a day.
  init(_ kept: PlanMemory.Kept, in progress: Progress) {
    reviews = kept.answers.filter { !$0.isNew && progress[$0.id].phase == .review }.map(\.id)
    new = kept.answers.filter(\.isNew).map(\.id)
    order = kept.answers.map(\.id)
    expected = Dictionary(kept.answers.map { ($0.id, $0.milliseconds) }, uniquingKeysWith: { $1 })
    seconds = kept.seconds
    milliseconds = kept.milliseconds
    next = kept.next
  }

  /// What is worth keeping of the day, from which it can be made again.
  var kept: PlanMemory.Kept {
    let new = Set(new)
    return PlanMemory.Kept(
      answers: order.map { id in
        PlanMemory.Kept.Answer(id: id, isNew: new.contains(id), milliseconds: expected[id] ?? 0)
      },
      seconds: seconds,
      milliseconds: milliseconds,
      next: next
    )
  }
}
