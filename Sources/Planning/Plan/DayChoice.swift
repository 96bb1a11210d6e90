/// One answer that a day has to offer.
struct DayChoice: Sendable {
  /// The place of the item among the plan's items.
  let item: Int
  /// What is to be expected after it.
  let prospect: Prospect
  /// The seconds it takes.
  let seconds: Double
  /// What it adds to the expected recall on the date, per second.
  let worth: Double
  /// Whether the item was never answered before.
  let isNew: Bool
}
