import Core

/// The seconds that answers take.
///
/// - SeeAlso: fsrs-rs, crate 6.6.2, `simulation.rs`, the defaults of `SimulatorConfig`.
enum SimulatedCost {
  /// What an answer is: to an item in its first day, to a review, or to one just forgotten.
  enum Occasion {
    case first
    case review
    case relearning
  }

  static func seconds(_ rating: Rating, _ occasion: Occasion) -> Double {
    let table: [Double] =
      switch occasion {
      case .first: [19.58, 18.79, 13.78, 10.71]
      case .review: [19.38, 17.59, 12.38, 8.94]
      case .relearning: [16.44, 15.25, 12.32, 8.03]
      }
    return table[rating.rawValue - 1]
  }
}
