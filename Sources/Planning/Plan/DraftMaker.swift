import Core
import Scheduling

/// Makes drafts of one plan, with so many minutes a day.
struct DraftMaker: Sendable {
  private let ids: [ItemID]
  /// For each item the place of the one that is to be answered before it.
  private let openings: [Int?]
  private let texts: AskedTexts
  private let pace: AnswerPace
  private let date: Day
  private let today: Day
  private let spent: Double
  private let lightDays: Set<Int>
  private let states: [PlanState]
  private var tree: AnswerTree

  /// Begins with where the items stand; so many seconds of today's time are spent already.
  init(_ planner: Planner, _ date: Day, items: [PlanItem], from today: Day, spent: Double) {
    ids = items.map(\.id)
    openings = items.map(\.opening)
    texts = AskedTexts(items)
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
    var asked = texts
    asked.begin(today)
    let planned = draft.days.first?.answers ?? []
    let known = Set(planned.map(\.id))
    for place in ids.indices where known.contains(ids[place]) { asked.add(place) }
    let chooser = DayChooser(pace: pace, date: date, entry: draft.entry)
    let choices = chooser.choices(on: today, states: states, in: &tree)
    let others = choices.sorted { $0.isBefore($1) }.filter { choice in
      guard !known.contains(ids[choice.item]), asked.allow(choice.item) else { return false }
      asked.add(choice.item)
      return true
    }
    return planned + others.map(answer)
  }

  private func answer(_ choice: DayChoice) -> PlannedAnswer {
    PlannedAnswer(
      id: ids[choice.item],
      isNew: states[choice.item].isNew,
      seconds: choice.seconds
    )
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
    var asked = texts
    asked.begin(day)
    var waiting: [Int: [DayChoice]] = [:]
    var open = ChoiceQueue(chooser.choices(on: day, states: states, in: &tree))
    let shortest = open.shortest ?? 0
    var next: [DayChoice] = []
    while filled.seconds + shortest <= seconds, let choice = next.popLast() ?? open.popFirst() {
      let place = choice.item
      guard filled.seconds + choice.seconds <= seconds, asked.allow(place) else { continue }
      if let opening = openings[place], states[opening].isNew {
        waiting[opening, default: []].append(choice)
        continue
      }
      let isNew = states[place].isNew
      if isNew { next = (waiting.removeValue(forKey: place) ?? []).reversed() + next }
      filled.answers.append(
        PlannedAnswer(id: ids[place], isNew: isNew, seconds: choice.seconds)
      )
      states[place].node = choice.node
      asked.add(place)
      filled.seconds += choice.seconds
    }
    let sum = states.reduce(0) { $0 + tree.nodes[$1.node].recall }
    filled.recall = states.isEmpty ? 0 : sum / Double(states.count)
    return filled
  }
}
