/// Where answers lead to, by the node that they are given at and the days that are left then.
///
/// Of all pairs of a node and a day few are ever asked for, so a table of all would grow with their
/// product; here what is known lies at the place that its key hashes to, or at the next free one.
struct AnswerTable: Sendable {
  /// A pair and where it leads to; a free place has no key.
  private struct Place {
    var key: UInt64
    var node: Int32
  }

  private var places = Array(repeating: Place(key: free, node: 0), count: 1024)
  private var count = 0
  private static let free = UInt64.max

  /// The node that an answer leads to; setting it adds the pair.
  subscript(node: Int, left: Int) -> Int? {
    get {
      let place = places[index(of: Self.key(node, left))]
      return place.key == Self.free ? nil : Int(place.node)
    }
    set {
      guard let newValue else { return }
      // Half of the places stay free, so that few keys have to look further.
      if count * 2 >= places.count { grow() }
      let key = Self.key(node, left)
      let index = index(of: key)
      if places[index].key == Self.free { count += 1 }
      places[index] = Place(key: key, node: Int32(newValue))
    }
  }

  private static func key(_ node: Int, _ left: Int) -> UInt64 {
    UInt64(node) << 16 | UInt64(left & 0xffff)
  }

  /// The place of a key, or the free one where it would lie.
  private func index(of key: UInt64) -> Int {
    // Fibonacci hashing: Knuth, "The Art of Computer Programming", volume 3, section 6.4.
    let hash = key &* 0x9e37_79b9_7f4a_7c15
    var index = Int(truncatingIfNeeded: hash >> 20) & (places.count - 1)
    while places[index].key != key, places[index].key != Self.free {
      index = (index + 1) & (places.count - 1)
    }
    return index
  }

  private mutating func grow() {
    let old = places
    places = Array(repeating: Place(key: Self.free, node: 0), count: old.count * 2)
    for place in old where place.key != Self.free { places[index(of: place.key)] = place }
  }
}
