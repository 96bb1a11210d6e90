import Core
import Scheduling

/// Ranks the answers of one day by what they add to recall on the date, for the time they take.
struct DayChooser: Sendable {
  let gain: RecallGain
  let pace: AnswerPace
  let date: Day

  /// An answer that adds less than this to the probability of recall does not pay.
  static let leastGain = 0.0005

  /// The choices of a day that pay, the best first; of equal ones the first in the plan's order.
  ///
  /// Items that wait for an answer to their opening are among them: whether it was given is for
  /// the caller to see, who takes them in this order.
  func choices(on day: Day, states: [PlanState]) -> [DayChoice] {
    let left = date.days(since: day)
    guard left > 0 else { return [] }
    let first = gain.afterFirst(left: left)
    var choices: [DayChoice] = []
    choices.reserveCapacity(states.count)
    for place in states.indices where states[place].isOpen {
      guard states[place].earliest ?? day <= day,
        let choice = choice(place, states[place], on: day, left: left, first)
      else { continue }
      choices.append(choice)
    }
    return choices.sorted { ($1.worth, $0.item) < ($0.worth, $1.item) }
  }

  private func choice(
    _ place: Int,
    _ state: PlanState,
    on day: Day,
    left: Int,
    _ first: Prospect
  ) -> DayChoice? {
    let prospect: Prospect
    let seconds: Double
    if let memory = state.memory {
      let elapsed = state.lastDay.map { day.days(since: $0) } ?? 1
      guard elapsed > 0 else { return nil }
      prospect = gain.afterReview(of: memory, elapsed: elapsed, left: left)
      seconds = pace.reviewSeconds(
        effort: state.effort,
        hasSteps: state.hasSteps,
        recall: gain.recall(memory, after: elapsed)
      )
    } else {
      prospect = first
      seconds = pace.newSeconds(effort: state.effort, hasSteps: state.hasSteps)
    }
    let added = prospect.recall - state.recall
    guard added >= Self.leastGain else { return nil }
    return DayChoice(
      item: place,
      prospect: prospect,
      seconds: seconds,
      worth: added / seconds,
      isNew: state.memory == nil
    )
  }
}
