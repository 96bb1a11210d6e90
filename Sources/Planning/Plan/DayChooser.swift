import Core
import Scheduling

/// Ranks the answers of one day by what they add on the date, for the time they take.
struct DayChooser: Sendable {
  let pace: AnswerPace
  let date: Day
  let entry: Entry

  /// An answer that adds less than this to the probability of recall does not pay.
  static let leastGain = 0.0005

  /// The choices of a day that pay, in the plan's order.
  ///
  /// Items that wait for an answer to their opening are among them: whether it was given is for
  /// the caller to see.
  func choices(on day: Day, states: [PlanState], in tree: inout AnswerTree) -> [DayChoice] {
    guard date > day else { return [] }
    var choices: [DayChoice] = []
    choices.reserveCapacity(states.count)
    var firsts: [(state: PlanState, choice: DayChoice?)] = []
    for place in states.indices where states[place].isOpen {
      guard states[place].earliest ?? day <= day else { continue }
      if states[place].isNew {
        // What was never asked is alike but for its kind.
        if let known = firsts.first(where: { $0.state.isAlike(states[place]) }) {
          if let choice = known.choice { choices.append(choice.of(place)) }
          continue
        }
        let choice = tree.answer(states[place].node, on: day).flatMap {
          first(place, states[place], leadingTo: $0, in: &tree)
        }
        firsts.append((states[place], choice))
        if let choice { choices.append(choice) }
      } else if let node = tree.answer(states[place].node, on: day),
        let choice = review(place, states[place], leadingTo: node, in: tree)
      {
        choices.append(choice)
      }
    }
    return choices
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
