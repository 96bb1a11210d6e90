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

  /// How many letters have to be added, left out or replaced.
  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var row = Array(0...right.count)
    for (index, letter) in left.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in right.indices {
        let cost = letter == right[column] ? diagonal : diagonal + 1
        diagonal = row[column + 1]
        row[column + 1] = min(cost, row[column] + 1, diagonal + 1)
      }
    }
    return row[right.count]
  }
}
