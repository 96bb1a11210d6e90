import Core
import Scheduling

/// Makes drafts of one plan, with so many minutes a day.
struct DraftMaker: Sendable {
  private let items: [PlanItem]
  private let pace: AnswerPace
  private let date: Day
  private let today: Day
  private let spent: Double
  private let lightDays: Set<Int>
  private let states: [PlanState]
  private var tree: AnswerTree

  /// Begins with where the items stand; so many seconds of today's time are spent already.
  init(_ planner: Planner, _ date: Day, items: [PlanItem], from today: Day, spent: Double) {
    self.items = items
    self.date = date
    self.today = today
    self.spent = spent
    pace = planner.pace
    lightDays = planner.lightDays
    let first = FirstAnswers(of: items.map { ($0.level, $0.progress) })
    var tree = AnswerTree(gain: RecallGain(fsrs: planner.fsrs, odds: planner.odds), date: date)
    states = items.map {
      PlanState($0, unseen: first.chance(at: $0.level), date: date, in: &tree)
    }
    self.tree = tree
  }

  /// The ways in which new items may enter, from that of less time to that of more; where there is no
  /// new item, all are one.
  func entries(from less: Entry, to more: Entry) -> [Entry] {
    guard states.contains(where: { $0.isNew && $0.isOpen }) else { return [more] }
    return Entry.allCases.filter { less <= $0 && $0 <= more }.reversed()
  }

  /// The minutes a day that a draft needs; with more it would be the same.
  func needed(by draft: Draft) -> Int {
    let seconds = draft.days.enumerated().map { place, day in
      (day.seconds + (place == 0 ? spent : 0)) / Planner.share(of: day.day, light: lightDays)
    }
    return Int(((seconds.max() ?? 0) / 60).rounded(.up))
  }

  /// What is asked today: what a draft has for the day, then what else pays, the best first.
  mutating func order(of draft: Draft) -> [PlannedAnswer] {
    var asked = AskedTexts(items, on: today)
    let planned = draft.days.first?.answers ?? []
    for answer in planned { asked.add(answer.id) }
    let known = Set(planned.map(\.id))
    let chooser = DayChooser(pace: pace, date: date, entry: draft.entry)
    let others = chooser.choices(on: today, states: states, in: &tree)
      .map { choice in
        PlannedAnswer(
          id: items[choice.item].id,
          isNew: states[choice.item].isNew,
          seconds: choice.seconds
        )
      }
      .filter { answer in
        guard !known.contains(answer.id), asked.allow(answer.id) else { return false }
        asked.add(answer.id)
        return true
      }
    return planned + others
  }

  /// Takes each day's best choices as long as its minutes last.
  mutating func draft(minutes: Int, _ entry: Entry) -> Draft {
    let chooser = DayChooser(pace: pace, date: date, entry: entry)
    var states = states
    let days = (0..<max(date.days(since: today), 0)).map { day in
      let date = today.adding(day)
      let all = Double(minutes) * 60 * Planner.share(of: date, light: lightDays)
      return fill(date, all - (day == 0 ? spent : 0), &states, chooser)
    }
    let count = Double(max(states.count, 1))
    return Draft(
      minutes: minutes,
      entry: entry,
      days: days,
      recall: states.map { $0.isNew ? nil : tree.nodes[$0.node].recall },
      meanRecall: states.reduce(0) { $0 + tree.nodes[$1.node].recall } / count,
      readiness: states.reduce(0) {
        $0 + ($1.isNew ? $1.unseen : tree.nodes[$1.node].recall)
      } / count
    )
  }

  /// Takes a day's choices in order.
  ///
  /// One that is too long for what is left makes room for a shorter
  /// one; a follow-up whose opening comes later in the order is taken right after it, and another number
  /// of a cloze text waits for another day.
  private mutating func fill(
    _ day: Day,
    _ seconds: Double,
    _ states: inout [PlanState],
    _ chooser: DayChooser
  ) -> PlanDay {
    var filled = PlanDay(day)
    var asked = AskedTexts(items, on: day)
    var waiting: [Int: [DayChoice]] = [:]
    var open = chooser.choices(on: day, states: states, in: &tree)[...]
    var next: [DayChoice] = []
    while let choice = next.popLast() ?? open.popFirst() {
      guard filled.seconds + choice.seconds <= seconds else { continue }
      let id = items[choice.item].id
      guard asked.allow(id) else { continue }
      if let opening = items[choice.item].opening, states[opening].isNew {
        waiting[opening, default: []].append(choice)
        continue
      }
      if states[choice.item].isNew {
        next = (waiting.removeValue(forKey: choice.item) ?? []).reversed() + next
      }
      let isNew = states[choice.item].isNew
      filled.answers.append(PlannedAnswer(id: id, isNew: isNew, seconds: choice.seconds))
      states[choice.item].node = choice.node
      asked.add(id)
      filled.seconds += choice.seconds
    }
    let sum = states.reduce(0) { $0 + tree.nodes[$1.node].recall }
    filled.recall = states.isEmpty ? 0 : sum / Double(states.count)
    return filled
  }
}
