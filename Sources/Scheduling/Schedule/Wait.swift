/// The time until an item is asked again: a learning step, or whole study days.
enum Wait: Equatable, Sendable {
  case seconds(Int)
  case days(Int)
}
