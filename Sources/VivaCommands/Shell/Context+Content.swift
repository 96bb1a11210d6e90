import Arguments
import BankParsing
import ContentLoading
import Core
import Grading
import LinterProtocol
import ProgressStore
import Quizzing
import Scheduling

extension Context {
  /// The banks; an error where no item is in them, which is quite unlike nothing being due.
  func content() throws -> LoadedContent {
    let content = try workspace.content()
    // Without any item the first problem is the reason; otherwise the rest of the banks will do.
    let named = try workspace.paths()
    if let problem = content.problems.first(where: { $0.isAbout(named) }) { throw problem }
    if content.library.items.isEmpty, let reason = content.problems.first {
      for finding in errors(in: content).prefix(5) { tell(FindingView.headline(finding)) }
      throw reason
    }
    if !workspace.hasToldProblems {
      workspace.hasToldProblems = true
      for problem in content.problems { report(problem) }
      let errors = errors(in: content).count
      if errors > 0 {
        say("\(count(errors, "error")) in the banks; 'viva check' shows what is left out")
      }
      explain(
        "banks: \(try workspace.paths().joined(separator: ", ")), "
          + "\(count(content.library.items.count, "item")) in \(count(content.library.banks.count, "bank"))"
      )
    }
    return content
  }

  private func errors(in content: LoadedContent) -> [Finding] {
    content.library.findings.filter { $0.severity == .error }
  }

  /// The items that an id names: one, or all numbers of a cloze item.
  func items(named argument: Argument) throws -> [Item] {
    let id = try argument.itemID()
    let items = try content().library.items
    let found = items.filter { $0.id == id || (id.clozeNumber == nil && $0.id.base == id) }
    guard found.isEmpty else { return found }
    throw argument.notFound(
      "item",
      nearest: Suggestion.nearest(to: id.text, among: items.lazy.map(\.id.text))
    )
  }

  /// The ids in the schedule that an id names; of a variant that of the item whose memory it
  /// shares, and also one that only the progress knows.
  func scheduledIDs(named argument: Argument) throws -> [ItemID] {
    let id = try argument.itemID()
    if let items = try? items(named: argument) { return items.map { $0.variantOf ?? $0.id } }
    if try store.progress.items[id] != nil { return [id] }
    return try items(named: argument).map(\.id)
  }

  /// The hash of an item's text, where the banks know the item.
  func hashOfText(_ id: ItemID) -> String? {
    (try? workspace.content())?.library[id]?.textHash
  }

  /// Refuses a topic that no item has.
  func require(topics: [Topic]) throws {
    let known = Set(try content().library.items.compactMap(\.topic))
    for topic in topics where !known.contains(where: { $0.isWithin(topic) }) {
      throw TopicProblem(
        topic: topic,
        nearest: Suggestion.nearest(to: topic.path, among: known.map(\.path))
      )
    }
  }

  /// What a session would ask today: what the plan has, or else what is due over the loaded items.
  ///
  /// - Parameter session: A session that has just ended, of whose plan the rest is taken.
  /// - Returns: The summary.
  /// - Throws: What keeps the banks or the progress from being read.
  func dueSummary(after session: DrillSession? = nil) throws -> DueSummary {
    let due = try dueWithoutPlan()
    guard let day = try session.flatMap({ try plannedRest(of: $0) }) ?? plannedDay()
    else { return due }
    let progress = try store.progress
    // A drill asks nothing once the day's minutes are spent, not even a step.
    let learning = day.milliseconds > 0 ? due.learning : 0
    let steps = Double(learning * progress.millisecondsPerAnswer) / 1000
    return due.planned(
      reviews: day.reviews.count,
      overdue: day.reviews.count { id in
        guard case .day(let due) = progress[id].due else { return false }
        return due < today
      },
      new: day.new.count,
      learning: learning,
      seconds: min(day.seconds + steps, Double(day.milliseconds) / 1000),
      next: day.next.map(Due.day)
    )
  }

  private func dueWithoutPlan() throws -> DueSummary {
    let links = try workspace.links(reading: content)
    let progress = try store.progress
    let ids = OpenFollowUps.ids(links, in: progress, on: today)
    return DueSummary(
      of: SiblingSpread.ids(ids, in: progress, on: today),
      in: progress,
      at: now,
      day: today,
      settings: settings.values.study
    )
  }

  /// What a summary says in one line, with the days that are left where an interview is set.
  func sentence(for summary: DueSummary) -> String {
    [load(of: summary), countdown].compactMap { $0 }.joined(separator: " · ")
  }

  private var countdown: String? {
    guard let day = settings.values.interview else { return nil }
    switch day.days(since: now.wall.day) {
    case ..<0: return nil
    case 0: return "the interview is today"
    case 1: return "the interview is tomorrow"
    case let days: return "\(days) days to the interview"
    }
  }

  private func load(of summary: DueSummary) -> String {
    guard !summary.isEmpty else {
      guard let next = summary.next else { return "nothing is due, and nothing new is open" }
      return "nothing is due; the next item comes \(DueText.sentence(next, from: now, on: today))"
    }
    var parts = ["\(summary.due) due"]
    if summary.overdue > 0 { parts.append("\(summary.overdue) of them overdue") }
    if summary.learning > 0 { parts.append("\(count(summary.learning, "learning step"))") }
    parts.append("\(summary.new) new")
    parts.append("about \(count(summary.minutes, "minute"))")
    return parts.joined(separator: ", ")
  }

  /// The rules that the linter knows.
  func rules() throws -> [RuleDescription] { try workspace.linter().rules() }
}
