/// A Leitner box with five compartments, asked after 1, 2, 4, 8 and 16 days; then new items.
package struct LeitnerPolicy: StudyPolicy {
  package static let name = "Leitner"

  private static let days = [1, 2, 4, 8, 16]

  package init() {}

  package func order(of items: SimulatedItems, on day: Int, until date: Int) -> [Int] {
    let due = items.seen(before: day).filter { place in
      let box = min(items.all[place].streak, Self.days.count - 1)
      return items.all[place].lastDay + Self.days[box] <= day
    }
    return due.sorted { (items.all[$0].streak, $0) < (items.all[$1].streak, $1) } + items.unseen
  }
}
