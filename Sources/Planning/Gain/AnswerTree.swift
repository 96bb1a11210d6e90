import Core
import Scheduling

/// The memories that answers on this and that day lead to, each computed once.
///
/// The days on which an item is answered say all about its memory in expectation; so items that
/// were never seen share one branch, and drafts of a plan share all of them.
struct AnswerTree: Sendable {
  /// A memory that some answers have led to.
  struct Node: Sendable {
    /// The memory in expectation; absent before the first answer.
    let memory: MemoryState?
    /// The study day of the last answer.
    let lastDay: Day?
    /// The probability of recall on the date, 0…1; 0 before the first answer.
    let recall: Double
    /// The probability that the answer which led here is right, 0…1; 0 where it is the first.
    let chance: Double
  }

  /// The node of an item never answered.
  static let unseen = 0

  private(set) var nodes: [Node]
  private let gain: RecallGain
  private let date: Day
  private var known = AnswerTable()

  init(gain: RecallGain, date: Day) {
    self.gain = gain
    self.date = date
    nodes = [Node(memory: nil, lastDay: nil, recall: 0, chance: 0)]
  }

  /// Adds a memory as it stands.
  ///
  /// - Parameters:
  ///   - memory: The memory after the last answer.
  ///   - lastDay: The study day of that answer.
  ///   - elapsed: The days from it to the date, 0 and up.
  /// - Returns: Its node.
  mutating func add(_ memory: MemoryState, lastDay: Day?, elapsed: Int) -> Int {
    nodes.append(
      Node(memory: memory, lastDay: lastDay, recall: gain.recall(memory, after: elapsed), chance: 0)
    )
    return nodes.count - 1
  }

  /// Where an answer leads to.
  ///
  /// - Parameters:
  ///   - node: Where the item stands.
  ///   - day: The day of the answer, before the date.
  /// - Returns: The node; nothing where the last answer was not on an earlier day.
  mutating func answer(_ node: Int, on day: Day) -> Int? {
    let left = date.days(since: day)
    if let known = known[node, left] { return known }
    guard let new = made(from: nodes[node], on: day, left: left) else { return nil }
    nodes.append(new)
    known[node, left] = nodes.count - 1
    return nodes.count - 1
  }

  private func made(from node: Node, on day: Day, left: Int) -> Node? {
    guard let memory = node.memory else {
      let first = gain.afterFirst(left: left)
      return Node(memory: first.memory, lastDay: day, recall: first.recall, chance: 0)
    }
    let elapsed = node.lastDay.map { day.days(since: $0) } ?? 1
    guard elapsed > 0 else { return nil }
    let review = gain.afterReview(of: memory, elapsed: elapsed, left: left)
    return Node(
      memory: review.memory,
      lastDay: day,
      recall: review.recall,
      chance: gain.recall(memory, after: elapsed)
    )
  }
}
