/// One answer that a day has to offer.
struct DayChoice: Sendable {
  /// The place of the item among the plan's items.
  let item: Int
  /// Where the answer leads to in the tree of answers.
  let node: Int
  /// The seconds it takes.
  let seconds: Double
  /// What it adds on the date, per second.
  let worth: Double

  /// The same choice of an item at another place.
  func of(_ place: Int) -> DayChoice {
    DayChoice(item: place, node: node, seconds: seconds, worth: worth)
  }

  /// Whether it is the better of two, or of equal ones the first in the plan's order.
  func isBefore(_ other: DayChoice) -> Bool {
    worth == other.worth ? item < other.item : worth > other.worth
  }
}
