/// The first review of an item that came after at least one day: what the first rating predicts.
struct FirstInterval {
  /// The item.
  let item: Int
  /// The item's first rating, 0 again … 3 easy.
  let rating: Int
  /// The days between, 1 and up.
  let days: Int
  /// Whether it was recalled.
  let isRight: Bool
  /// The place in the log.
  let place: Int

  /// The first intervals of the items that came back after a day, before a turn where one is given.
  static func all(of histories: ReviewHistories, turns: Range<Int>? = nil) -> [FirstInterval] {
    let places = turns == nil ? nil : ScoredPlaces(histories)
    return (0..<histories.itemCount).compactMap { item in
      let run = histories.run(of: item)
      guard let review = run.dropFirst().first(where: { histories.days[$0] > 0 }) else {
        return nil
      }
      let place = Int(histories.places[review])
      if let turns, let places, !turns.contains(places.turn(of: place)) { return nil }
      return FirstInterval(
        item: item,
        rating: Int(histories.ratings[run.lowerBound]),
        days: Int(histories.days[review]),
        isRight: histories.ratings[review] > 0,
        place: place
      )
    }
  }
}
