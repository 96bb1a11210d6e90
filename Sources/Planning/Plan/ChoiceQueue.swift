/// The choices of a day, the best first; of equal ones the first in the plan's order.
///
/// A heap: a day has room for few of them, and sorting all would take most of a plan's time.
struct ChoiceQueue: Sendable {
  private var heap: [DayChoice]

  /// Takes choices in any order.
  ///
  /// - Complexity: O(n).
  init(_ choices: [DayChoice]) {
    heap = choices
    for place in (0..<heap.count / 2).reversed() { sink(place) }
  }

  /// The least seconds that one of them takes; absent where there is none.
  var shortest: Double? { heap.lazy.map(\.seconds).min() }

  /// Takes the best one out.
  ///
  /// - Returns: The choice; nothing where none is left.
  /// - Complexity: O(log n).
  mutating func popFirst() -> DayChoice? {
    guard let best = heap.first, let last = heap.popLast() else { return nil }
    guard !heap.isEmpty else { return best }
    heap[0] = last
    sink(0)
    return best
  }

  private mutating func sink(_ start: Int) {
    var place = start
    let choice = heap[place]
    while true {
      var next = 2 * place + 1
      guard next < heap.count else { break }
      if next + 1 < heap.count, heap[next + 1].isBefore(heap[next]) { next += 1 }
      guard heap[next].isBefore(choice) else { break }
      heap[place] = heap[next]
      place = next
    }
    heap[place] = choice
  }
}
