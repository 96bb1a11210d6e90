/// Finds what was probably meant by a word that is not known.
package enum Suggestion {
  /// The known word nearest to a mistyped one, within two edits.
  ///
  /// An edit inserts, deletes or replaces a character or swaps two neighbours. Words of three
  /// characters or fewer must be within one edit.
  ///
  /// - Returns: The nearest word, the first of equally near ones; `nil` when none is near.
  package static func nearest(to word: String, among known: some Sequence<String>) -> String? {
    let limit = word.count <= 3 ? 1 : 2
    var best: (word: String, distance: Int)?
    for candidate in known {
      let distance = distance(from: Array(word.lowercased()), to: Array(candidate.lowercased()))
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.word
  }

  /// The optimal string alignment distance.
  private static func distance(from left: [Character], to right: [Character]) -> Int {
    var before: [Int] = []
    var previous = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        let same = left[row] == right[column]
        var cost = min(
          previous[column + 1] + 1,
          current[column] + 1,
          previous[column] + (same ? 0 : 1)
        )
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          cost = min(cost, before[column - 1] + 1)
        }
        current.append(cost)
      }
      before = previous
      previous = current
    }
    return previous.last ?? left.count
  }
}
