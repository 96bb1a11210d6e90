import Core

/// The learning steps of 1 and 10 minutes, and the relearning step of 10, as the drill has them.
struct SimulatedSteps {
  /// The probability that an item is recalled minutes after its answer was shown.
  static let recall = 0.95

  private var step: Int
  private let steps: Int
  private var answers = 0

  init(after rating: Rating, isNew: Bool) {
    steps = isNew ? 2 : 1
    switch rating {
    case .again: step = 0
    case .hard: step = isNew ? 0 : 1
    case .good: step = 1
    case .easy: step = 2
    }
  }

  /// Whether a step is to be answered; after eight answers the day gives up.
  var isOpen: Bool { step < steps && answers < 8 }

  mutating func answer(_ rating: Rating) {
    answers += 1
    switch rating {
    case .again: step = 0
    case .hard: break
    case .good: step += 1
    case .easy: step = steps
    }
  }
}
