package import Core
package import Scheduling

/// All that a report is computed from.
package struct ReportInput: Sendable {
  /// The items of the loaded banks, in load order.
  package var items: [Item]
  /// The learner's progress.
  package var progress: Progress
  /// The review log, in whatever order; what was taken back is left out here.
  package var events: [Event]
  /// The study day of the report.
  package var today: Day
  /// The moment of the report.
  package var moment: Moment
  /// The learner's settings.
  package var settings: StudySettings
  /// The memory model that tells the probability of recall.
  package var fsrs: any MemoryModel
  /// The first study day of the period that activity is counted over; absent for all time.
  package var since: Day?
  /// The day of the interview, where one is set.
  package var interview: Day?
  /// What the report is restricted to: items within this topic.
  package var topic: Topic?
  /// What the report is restricted to: items of exactly this level.
  package var level: Level?

  /// Makes the input of a report that is not restricted.
  package init(
    items: [Item],
    progress: Progress,
    events: [Event],
    today: Day,
    moment: Moment,
    settings: StudySettings = StudySettings(),
    fsrs: any MemoryModel
  ) {
    self.items = items
    self.progress = progress
    self.events = events
    self.today = today
    self.moment = moment
    self.settings = settings
    self.fsrs = fsrs
  }

  /// Whether the report is about some of the items only.
  var isRestricted: Bool { topic != nil || level != nil }

  /// The items that the report counts: each memory once, so forms of another item are left out.
  var countedItems: [Item] {
    var seen: Set<ItemID> = []
    return items.filter { item in
      item.variantOf == nil && (level == nil || item.level == level) && isWithinTopic(item)
        && seen.insert(item.id).inserted
    }
  }

  /// The probability of recall on the report's study day, 0…1; absent for what was never asked.
  func recall(of progress: ItemProgress) -> Double? {
    fsrs.recall(of: progress, on: today)
  }

  private func isWithinTopic(_ item: Item) -> Bool {
    guard let topic else { return true }
    return item.topic?.isWithin(topic) ?? false
  }
}

extension MemoryModel {
  /// The probability of recall on a study day, 0…1; absent for what was never asked.
  func recall(of progress: ItemProgress, on day: Day) -> Double? {
    guard let memory = progress.memory else { return nil }
    return retrievability(of: memory, after: Double(progress.elapsedDays(on: day)))
  }
}
