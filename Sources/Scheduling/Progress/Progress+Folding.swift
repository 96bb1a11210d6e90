package import Core

extension Progress {
  /// The progress that a log comes to, in whatever order its events are given.
  ///
  /// What was taken back is left out with its consequences; the rest is applied in the order of
  /// ``EventOrder``. All memory is computed with the parameters that the log says are in use at its
  /// end, so that changed parameters change every memory; `fsrs` is used where it says none.
  package static func folding(_ events: [Event], using fsrs: any MemoryModel) -> Progress {
    let order = EventOrder.indices(of: events)
    let dropped = droppedEvents(events, in: order)
    var progress = Progress()
    let last = order.last { events[$0].changesParameters && !dropped.contains(events[$0].id) }
    let fsrs = model(last.flatMap { events[$0].content.value }, or: fsrs)
    for index in order where dropped.isEmpty || !dropped.contains(events[index].id) {
      progress.apply(events[index], using: fsrs)
    }
    return progress
  }

  /// The events of a log that count, in order: without undo events and what they took back.
  package static func standing(_ events: [Event]) -> [Event] {
    let order = EventOrder.indices(of: events)
    let dropped = droppedEvents(events, in: order)
    return order.lazy.map { events[$0] }
      .filter { $0.content.kind != .undo && !dropped.contains($0.id) }
  }

  private static func droppedEvents(_ events: [Event], in order: [Int]) -> Set<EventID> {
    var dropped: Set<EventID> = []
    // The last undo first: one that was itself taken back takes nothing back.
    for index in order.reversed() where events[index].content.kind == .undo {
      guard let target = events[index].content.reference, target != events[index].id,
        !dropped.contains(events[index].id)
      else { continue }
      dropped.insert(target)
    }
    guard !dropped.isEmpty else { return [] }
    for index in order where events[index].content.kind != .undo {
      guard let root = events[index].content.reference, dropped.contains(root) else { continue }
      dropped.insert(events[index].id)
    }
    return dropped
  }
}
