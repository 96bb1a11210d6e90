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
}
