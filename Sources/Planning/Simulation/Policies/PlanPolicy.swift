import Core
import Scheduling

/// The planner's own rule: what adds most to recall on the date for its time.
package struct PlanPolicy: StudyPolicy {
  package static let name = "plan"

  package init() {}

  package func order(of items: SimulatedItems, on day: Int, until date: Int) -> [Int] {
    let date = Day(number: date)
    let gain = RecallGain(fsrs: items.model, odds: .usual)
    var tree = AnswerTree(gain: gain, date: date)
    let states = items.all.map { PlanState($0, date: date, in: &tree) }
    return DayChooser(pace: .simulated, date: date, entry: .early)
      .choices(on: Day(number: day), states: states, in: &tree)
      .sorted { $0.isBefore($1) }.map(\.item)
  }
}
