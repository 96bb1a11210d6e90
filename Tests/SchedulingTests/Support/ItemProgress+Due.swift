import Core
import Scheduling

extension ItemProgress {
  /// The progress of an item that is due, in review or in a learning step, or is new.
  static func due(_ due: Due?, _ shape: (inout ItemProgress) -> Void = { _ in }) -> ItemProgress {
    var progress = ItemProgress()
    progress.due = due
    switch due {
    case .day: progress.phase = .review
    case .instant: progress.phase = .learning(step: 0)
    case nil: progress.phase = .new
    }
    shape(&progress)
    return progress
  }
}
