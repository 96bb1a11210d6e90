import Arguments
import Core
import ProgressStore
import Scheduling

/// Records one kind of event for items that the learner names.
@MainActor
struct ItemEvents {
  /// The kind of event.
  let kind: EventKind
  /// What is said of an item it was recorded for.
  let done: String
  /// What is said of an item it would change nothing for.
  let skipped: String
  /// The day or instant that goes with the event.
  var due: Due?
  /// Whether it changes anything for an item that stands there.
  let changes: (ItemProgress) -> Bool

  /// Records the event for every item named, all at once or, where an id names nothing, not at all.
  func record(for arguments: [Argument], in context: Context) throws -> ExitStatus {
    var known: [ItemID] = []
    for argument in arguments {
      for id in try context.scheduledIDs(named: argument) where !known.contains(id) {
        known.append(id)
      }
    }
    let progress = try context.store.progress
    let affected = known.filter { changes(progress[$0]) }
    if !affected.isEmpty {
      _ = try context.recordingStore.record(affected.map { draft(for: $0, in: context) })
    }
    for id in known {
      context.print("\(id): \(affected.contains(id) ? done : skipped)")
    }
    return .done
  }

  private func draft(for id: ItemID, in context: Context) -> EventDraft {
    var draft = EventDraft(kind, at: context.now, on: context.today, item: id)
    draft.textHash = context.hashOfText(id)
    draft.due = due
    return draft
  }
}
