import Core
import Scheduling

/// Ranks the answers of one day by what they add on the date, for the time they take.
struct DayChooser: Sendable {
  let pace: AnswerPace
  let date: Day
  let entry: Entry

  /// An answer that adds less than this to the probability of recall does not pay.
  static let leastGain = 0.0005

  /// The choices of a day that pay, the best first; of equal ones the first in the plan's order.
  ///
  /// Items that wait for an answer to their opening are among them: whether it was given is for
  /// the caller to see, who takes them in this order.
  func choices(on day: Day, states: [PlanState], in tree: inout AnswerTree) -> [DayChoice] {
    guard date > day else { return [] }
    var choices: [DayChoice] = []
    choices.reserveCapacity(states.count)
    for place in states.indices where states[place].isOpen {
      guard states[place].earliest ?? day <= day,
        let node = tree.answer(states[place].node, on: day),
        let choice = states[place].isNew
          ? first(place, states[place], leadingTo: node, in: &tree)
          : review(place, states[place], leadingTo: node, in: tree)
      else { continue }
      choices.append(choice)
    }
    return choices.sorted { ($1.worth, $0.item) < ($0.worth, $1.item) }
  }

  private func review(
    _ place: Int,
    _ state: PlanState,
    leadingTo node: Int,
    in tree: AnswerTree
  ) -> DayChoice? {
    let added = tree.nodes[node].recall - tree.nodes[state.node].recall
    guard added >= Self.leastGain else { return nil }
    let seconds = seconds(of: state, recall: tree.nodes[node].chance)
    return DayChoice(item: place, node: node, seconds: seconds, worth: added / seconds)
  }

  /// A first answer pays where it leads to more than an unseen item counts, by itself or with a
  /// review on the last day.
  private func first(
    _ place: Int,
    _ state: PlanState,
    leadingTo node: Int,
    in tree: inout AnswerTree
  ) -> DayChoice? {
    let seconds = pace.newSeconds(effort: state.effort, hasSteps: state.hasSteps)
    let recall = tree.nodes[node].recall
    var (added, worth) = (recall - state.unseen, (recall - state.unseen) / seconds)
    if let later = tree.answer(node, on: date.adding(-1)) {
      let reviewed = tree.nodes[later].recall - state.unseen
      let all = seconds + self.seconds(of: state, recall: tree.nodes[later].chance)
      (added, worth) = (max(added, reviewed), max(worth, reviewed / all))
    }
    guard added >= Self.leastGain else { return nil }
    return DayChoice(
      item: place,
      node: node,
      seconds: seconds,
      worth: entry == .early ? recall / seconds : worth
    )
  }

  private func seconds(of state: PlanState, recall: Double) -> Double {
    pace.reviewSeconds(effort: state.effort, hasSteps: state.hasSteps, recall: recall)
  }
}
