package import Core

extension Progress {
  /// The progress that a log comes to, in whatever order its events are given.
  package static func folding(_ events: [Event], using fsrs: any MemoryModel) -> Progress {
    folding(EventLog(events), using: fsrs)
  }

  /// The progress that a log comes to, in whatever order its events are given.
  ///
  /// What was taken back is left out with its consequences; the rest is applied in the order of
  /// ``EventOrder``. All memory is computed with the parameters that the log says are in use at its
  /// end, so that changed parameters change every memory; `fsrs` is used where it says none. So too
  /// what happened to an item counts for the id that the log says it has at its end.
  package static func folding(_ log: EventLog, using fsrs: any MemoryModel) -> Progress {
    let history = StandingHistory(of: log)
    let last = history.places.last { log.rows[$0].kind == .setting && log[$0].changesParameters }
    let fsrs = model(last.flatMap { log[$0].content.value }, or: fsrs)
    var progress = Progress()
    progress.relinks = history.relinks
    history.forEach { progress.apply($0, held: $1, using: fsrs) }
    return progress
  }

  /// The events of a log that count, in order: without undo events and what they took back.
  package static func standing(_ events: [Event]) -> [Event] { standing(EventLog(events)) }

  /// The events of a log that count, in order: without undo events and what they took back, and
  /// without relinks, for each item has the id that the log says it has at its end.
  package static func standing(_ log: EventLog) -> [Event] {
    let history = StandingHistory(of: log)
    var events: [Event] = []
    events.reserveCapacity(history.places.count)
    history.forEach { event, _ in if event.content.kind != .relink { events.append(event) } }
    return events
  }
}
