/// How senior the engineer is of whom an answer is expected.
package enum Level: String, CaseIterable, Comparable, Sendable {
  case mid
  case senior
  case staff

  package static func < (left: Level, right: Level) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .mid: 0
    case .senior: 1
    case .staff: 2
    }
  }
}
