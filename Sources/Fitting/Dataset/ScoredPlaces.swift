/// The turns of the reviews that can be predicted, found by their place in the log.
struct ScoredPlaces {
  private let turns: [Int32]

  /// How many reviews can be predicted.
  let count: Int
  /// One more than the last place in the log.
  var span: Int { turns.count }

  /// Numbers the reviews.
  init(_ histories: ReviewHistories) {
    let span = Int(histories.places.max() ?? -1) + 1
    var turns = Array(repeating: Int32(-1), count: span)
    for item in 0..<histories.itemCount {
      for review in histories.run(of: item).dropFirst() where histories.days[review] > 0 {
        turns[Int(histories.places[review])] = 0
      }
    }
    var count: Int32 = 0
    for place in turns.indices where turns[place] == 0 {
      turns[place] = count
      count += 1
    }
    self.turns = turns
    self.count = Int(count)
  }

  /// The turn of the review at a place; −1 where it cannot be predicted.
  func turn(of place: Int) -> Int { Int(turns[place]) }
}
