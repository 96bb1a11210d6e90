/// Finds the name that was probably meant.
enum NearestName {
  /// The nearest of some names, if one is near enough to be a slip.
  static func of(_ name: String, among names: [String]) -> String? {
    let wanted = Array(name.lowercased())
    let near = names.map { ($0, distance(wanted, Array($0.lowercased()))) }
      .min { $0.1 < $1.1 }
    guard let near, near.1 <= max(1, wanted.count / 3) else { return nil }
    return near.0
  }

  /// How many letters have to be added, left out, replaced or swapped with the next one.
  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var before: [Int] = []
    var row = Array(0...right.count)
    for (index, letter) in left.enumerated() {
      var next = [index + 1]
      for (column, other) in right.enumerated() {
        var cost = min(
          next[column] + 1,
          row[column + 1] + 1,
          row[column] + (letter == other ? 0 : 1)
        )
        if index > 0, column > 0, letter == right[column - 1], left[index - 1] == other {
          cost = min(cost, before[column - 1] + 1)
        }
        next.append(cost)
      }
      before = row
      row = next
    }
    return row[right.count]
  }
}
