import Core
import Scheduling

/// What the review log says, in one pass over it.
struct AnswerHistory {
  /// What was done on each study day, as the log has the day.
  private(set) var days: [Day: ActivityDay] = [:]
  /// For each study day the reviews of items that came back after a day or more.
  private(set) var retention: [Day: Share] = [:]
  /// The verdicts on each item that a grader judges, in order.
  private(set) var verdicts: [ItemID: [Verdict]] = [:]
  /// How often each rule was failed.
  private(set) var failures: [String: RuleFailures] = [:]

  /// One rated answer or graded attempt.
  struct Verdict {
    let day: Day
    let rating: Rating
  }

  /// What is known of an item at a point of the log.
  private enum Standing {
    case stepping
    /// It was told to come back after that day or later.
    case spaced(after: Day)
  }

  private let graded: Set<ItemID>

  /// Reads the log, restricted to the items where the report is.
  init(_ input: ReportInput, items: [Item]) {
    graded = Set(items.lazy.filter { [.exercise, .audit].contains($0.kind) }.map(\.id))
    let scope = input.isRestricted ? Set(items.map(\.id)) : nil
    var standings: [ItemID: Standing] = [:]
    for event in Progress.standing(input.events) {
      guard let item = event.content.item, scope?.contains(item) ?? true else { continue }
      count(event.content, of: item, &standings[item])
    }
  }

  private mutating func count(_ event: EventDraft, of item: ItemID, _ standing: inout Standing?) {
    for rule in Set(event.rules) {
      failures[rule, default: RuleFailures(lastDay: event.day)].add(on: event.day)
    }
    switch event.kind {
    case .review: countReview(event, of: item, &standing)
    case .attempt, .cram: countPractice(event, of: item)
    case .forget: standing = nil
    case .lent, .suspend, .resume, .bury, .undo, .setting, .relink, .accept: break
    }
  }

  private mutating func countReview(
    _ event: EventDraft,
    of item: ItemID,
    _ standing: inout Standing?
  ) {
    guard let rating = event.rating else { return }
    change(event) { day in
      day.answers.count(rating)
      if standing == nil { day.newItems += 1 }
    }
    // An answer on the same day, as a plan or practice may ask it, tells nothing of retention.
    if case .spaced(let day) = standing, event.day > day {
      retention[event.day, default: Share()].count(rating)
    }
    standing = Self.isSpaced(event) ? .spaced(after: event.day) : .stepping
    note(rating, of: item, on: event.day)
  }

  private mutating func countPractice(_ event: EventDraft, of item: ItemID) {
    change(event) { $0.practice += 1 }
    guard event.kind == .attempt, let rating = event.rating else { return }
    note(rating, of: item, on: event.day)
  }

  private mutating func note(_ rating: Rating, of item: ItemID, on day: Day) {
    guard graded.contains(item) else { return }
    verdicts[item, default: []].append(Verdict(day: day, rating: rating))
  }

  private mutating func change(_ event: EventDraft, _ body: (inout ActivityDay) -> Void) {
    // A day is the most that one answer can take, however a clock or a foreign log has it.
    let milliseconds = min(max(event.duration ?? 0, 0), 86_400_000)
    days[event.day, default: ActivityDay(on: event.day)].milliseconds += milliseconds
    body(&days[event.day, default: ActivityDay(on: event.day)])
  }

  /// Whether the item comes back after a day or more; so it does where a log leaves that out.
  private static func isSpaced(_ event: EventDraft) -> Bool {
    switch event.due {
    case .day(let day): day > event.day
    case .instant: false
    case nil: true
    }
  }
}
