/// When new items enter a plan.
enum Entry: CaseIterable, Sendable {
  /// As early as they add most to recall; where time is plenty, later reviews make the most of it.
  case early
  /// Only as far as they add more than reviews do to what an unseen item counts anyway; where
  /// time is short, fewer are learned, and better.
  case sparing
}
