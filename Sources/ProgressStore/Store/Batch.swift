import Core
import Scheduling

/// What one call recorded, and what to set back to take it back.
struct Batch {
  /// The first event, of which the others are consequences.
  let root: Event
  private var items: [(ItemID, ItemProgress?)] = []
  private var days: [(Day, DayTally?)] = []
  private var settings: [(String, String?)] = []
  private var failures: [(String, RuleFailures?)] = []

  /// Keeps what the events are going to change.
  init(_ events: [Event], root: Event, before progress: Progress) {
    self.root = root
    for content in events.map(\.content) {
      if let item = content.item.map({ progress.relinks[$0] }) {
        items.append((item, progress.items[item]))
      }
      days.append((content.day, progress.days[content.day]))
      if let name = content.name, content.kind == .setting {
        settings.append((name, progress.settings[name]))
      }
      for rule in content.rules { failures.append((rule, progress.failures[rule])) }
    }
  }

  /// Sets back what the events changed, if they were the last to change anything.
  func takeBack(from progress: inout Progress) {
    for (item, before) in items { progress.items[item] = before }
    for (day, before) in days { progress.days[day] = before }
    for (name, before) in settings { progress.settings[name] = before }
    for (rule, before) in failures { progress.failures[rule] = before }
  }
}
