/// When new items enter a plan; the less time there is, the more it is the first.
enum Entry: Int, CaseIterable, Comparable, Sendable {
  /// Only as far as they add more than reviews do to what an unseen item counts anyway; where
  /// time is short, fewer are learned, and better.
  case sparing
  /// As early as they add most to recall; where time is plenty, later reviews make the most of it.
  case early

  static func < (left: Entry, right: Entry) -> Bool { left.rawValue < right.rawValue }
}
