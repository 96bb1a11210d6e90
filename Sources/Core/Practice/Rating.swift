/// The learner's recall of an item, in FSRS's four steps.
package enum Rating: Int, CaseIterable, Comparable, Sendable {
  case again = 1
  case hard
  case good
  case easy

  /// The word a learner types and reads: `again`, `hard`, `good` or `easy`.
  package var name: String {
    switch self {
    case .again: "again"
    case .hard: "hard"
    case .good: "good"
    case .easy: "easy"
    }
  }

  /// Whether the recall was again or hard; a chain stops there.
  package var isWeak: Bool { self <= .hard }

  /// Whether the recall counts as right in every statistic: anything but again.
  package var isRight: Bool { self != .again }

  package static func < (left: Rating, right: Rating) -> Bool { left.rawValue < right.rawValue }

  /// Reads `1`–`4` or a rating's name, whatever its case.
  package init?(answer: some StringProtocol) {
    let word = answer.lowercased()
    guard
      let rating = Rating.allCases.first(where: { $0.name == word || String($0.rawValue) == word })
    else { return nil }
    self = rating
  }
}
