package import Core
package import Scheduling

extension DrillSession {
  /// Goes on after an event was taken back; the item it happened to is asked again at once.
  ///
  /// The session forgets the event's answer with all that came after it. An event from before the
  /// session leaves what was done in it as it is.
  ///
  /// - Parameters:
  ///   - event: The root event that was taken back.
  ///   - progress: The progress without it and its consequences.
  ///   - moment: Now.
  ///   - day: The study day of now.
  package mutating func undone(
    _ event: Event,
    progress: Progress,
    at moment: Moment,
    on day: Day
  ) {
    log.goBack(before: event.id)
    reload(progress, at: moment, on: day)
    guard let id = event.content.item, let unit = pool.place(of: id) else { return }
    log.skipped.remove(id)
    guard log.place.current?.unit != id, isOpen(unit), let occasion = occasion(of: unit, for: event)
    else { return }
    log.turn(to: ask(unit, occasion))
  }

  /// Why the item of an event that was taken back is asked again; `nil` where it is not.
  private func occasion(of unit: Int, for event: Event) -> DrillQuestion.Occasion? {
    switch event.content.kind {
    case .lent, .resume, .forget, .undo, .setting, .relink, .accept: return nil
    case .cram: return options.mode == .due ? nil : .cram
    case .review, .attempt, .bury, .suspend: break
    }
    guard options.mode != .cram else { return .cram }
    let otherwise: DrillQuestion.Occasion? = options.mode == .all ? .cram : nil
    return switch states[unit].phase {
    case .new: options.mode == .due || isBeginnable(unit) && room.new > 0 ? .new : otherwise
    case .learning, .relearning: .step
    case .review: states[unit].isDue(on: day) ? .review : otherwise
    }
  }
}
