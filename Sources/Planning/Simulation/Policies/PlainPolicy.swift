/// Plain FSRS at a retention of 0.9: what is due, the best remembered first, then new items.
package struct PlainPolicy: StudyPolicy {
  package static let name = "plain FSRS"

  /// The retention that intervals are made for.
  static let retention = 0.9

  package init() {}

  package func order(of items: SimulatedItems, on day: Int, until date: Int) -> [Int] {
    let due = items.seen(before: day).filter { items.all[$0].dueDay <= day }
      .map { (place: $0, recall: items.recall($0, on: day)) }
      .sorted { ($1.recall, $0.place) < ($0.recall, $1.place) }
    return due.map(\.place) + items.unseen
  }
}
