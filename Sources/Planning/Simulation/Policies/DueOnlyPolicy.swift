import Core

/// The planner's order over what plain FSRS has due and the new items, nothing ahead of its time: it tells how much
/// of the gain comes from the order alone.
package struct DueOnlyPolicy: StudyPolicy {
  package static let name = "plan, due only"

  package init() {}

  package func order(of items: SimulatedItems, on day: Int, until date: Int) -> [Int] {
    PlanPolicy().order(of: items, on: day, until: date).filter {
      items.all[$0].believed == nil || items.all[$0].dueDay <= day
    }
  }
}
