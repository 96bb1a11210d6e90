import Core

/// Any item, seen or not, as chance has it.
package struct RandomPolicy: StudyPolicy {
  package static let name = "random"

  package init() {}

  package func order(of items: SimulatedItems, on day: Int, until date: Int) -> [Int] {
    var generator = SeededGenerator(seed: items.seed)
    return (items.seen(before: day) + items.unseen).shuffled(using: &generator)
  }
}
