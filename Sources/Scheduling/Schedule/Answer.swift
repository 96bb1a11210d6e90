import Core

/// What is known of an answer but its rating.
struct Answer: Sendable {
  let progress: ItemProgress
  let memories: RatingTable<MemoryState>
  let moment: Moment
  let day: Day
  let draw: Double
  let balance: DayBalance
}
