package import Core
import Effects
import Scheduling

extension ProgressStore {
  /// Takes back this device's last event that stands, with its consequences.
  ///
  /// Called again it takes back the one before, and so on; nothing is ever erased from the log.
  ///
  /// - Parameters:
  ///   - choice: The events of which the last that stands is taken back, as a session's own; absent for
  ///     any of this device.
  ///   - moment: The present moment.
  ///   - day: The study day it counts for.
  /// - Returns: The event taken back; `nil` when there is none.
  /// - Throws: As ``record(_:)`` does.
  package func undo(
    of choice: [EventID]? = nil,
    at moment: Moment,
    on day: Day
  ) throws(StoreError) -> Event? {
    precondition(access == .recording, "a store that was opened for reading records nothing")
    do throws(StoreError) {
      return try undoLocked(choice.map(Set.init), at: moment, on: day)
    } catch {
      throw error.told(of: .event(.undo))
    }
  }

  /// The items that one command did the same to as an event that it recorded first, with that event's.
  ///
  /// - Parameter root: The event.
  /// - Returns: The items in order.
  /// - Throws: ``StoreError/unreadable(_:)``.
  package func items(of root: Event) throws(StoreError) -> [ItemID] {
    let own = [root.content.item].compactMap(\.self)
    // What follows from an answer is no deed of its own.
    guard [.suspend, .resume, .bury, .forget, .relink].contains(root.content.kind) else {
      return own
    }
    let log: EventLog
    do throws(FileError) {
      log = try wholeHistory()
    } catch {
      throw .unreadable(error)
    }
    let others = log.indices.filter {
      log.reference($0) == root.id && log.kind($0) == root.content.kind
    }
    .sorted { log.id($0).sequence < log.id($1).sequence }
    return own + others.compactMap { log[$0].content.item }
  }

  private func undoLocked(
    _ choice: Set<EventID>?,
    at moment: Moment,
    on day: Day
  ) throws(StoreError) -> Event? {
    try locked { () throws(StoreError) in
      try refresh()
      guard let device, let root = try lastOwnEvent(device, choice) else { return nil }
      let undo = undoing(root, at: moment, on: day, device: device)
      let batch = batches.last.flatMap { $0.root.id == root.id ? $0 : nil }
      guard try append([undo]) else { throw StoreError.busy(folder.path, process: nil) }
      if let batch, ledger.extend(withUndo: undo) {
        batch.takeBack(from: &ledger.progress)
        batches.removeLast()
      } else {
        try readAgain()
      }
      return root
    }
  }

  private func undoing(_ root: Event, at moment: Moment, on day: Day, device: String) -> Event {
    var draft = EventDraft(.undo, at: moment, on: day)
    draft.reference = root.id
    return Event(
      id: EventID(device: device, sequence: nextNumber(of: device)),
      content: draft
    )
  }

  private func lastOwnEvent(
    _ device: String,
    _ choice: Set<EventID>?
  ) throws(StoreError) -> Event? {
    if let root = batches.last?.root, choice?.contains(root.id) ?? true { return root }
    let log: EventLog
    do throws(FileError) {
      log = try wholeHistory()
    } catch {
      throw .unreadable(error)
    }
    let own = StandingHistory(of: log).places.filter {
      log.id($0).device == device && log.reference($0) == nil
        && (choice?.contains(log.id($0)) ?? true)
    }
    return own.max { log.id($0).sequence < log.id($1).sequence }.map { log[$0] }
  }
}
