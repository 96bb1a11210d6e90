/// ChaCha with twelve rounds, as Rust's `StdRng` draws from it.
///
/// - SeeAlso: Bernstein, "ChaCha, a variant of Salsa20", 2008.
struct ChaCha {
  private let key: [UInt32]
  private var block: UInt64 = 0
  private var words: ArraySlice<UInt32> = []

  private static let rounds = 12

  /// Starts a sequence whose key is drawn from a number by PCG32.
  init(seed: UInt64) {
    var state = seed
    key = (0..<8).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 11_634_580_027_462_260_723
      let mixed = UInt32(truncatingIfNeeded: ((state >> 18) ^ state) >> 27)
      return Self.rotated(mixed, by: 32 - UInt32(state >> 59))
    }
  }

  /// Draws the next number.
  mutating func next() -> UInt32 {
    if words.isEmpty { words = makeBlock()[...] }
    return words.removeFirst()
  }

  private mutating func makeBlock() -> [UInt32] {
    let start =
      [0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574] + key
      + [UInt32(truncatingIfNeeded: block), UInt32(block >> 32), 0, 0]
    block += 1
    var words = start
    for _ in 0..<Self.rounds / 2 {
      for column in 0..<4 { Self.mix(&words, column, column + 4, column + 8, column + 12) }
      for column in 0..<4 {
        Self.mix(&words, column, (column + 1) % 4 + 4, (column + 2) % 4 + 8, (column + 3) % 4 + 12)
      }
    }
    return zip(words, start).map { $0 &+ $1 }
  }

  /// One quarter of a round.
  private static func mix(_ words: inout [UInt32], _ a: Int, _ b: Int, _ c: Int, _ d: Int) {
    for (first, second) in [(16, 12), (8, 7)] as [(UInt32, UInt32)] {
      words[a] &+= words[b]
      words[d] = rotated(words[d] ^ words[a], by: first)
      words[c] &+= words[d]
      words[b] = rotated(words[b] ^ words[c], by: second)
    }
  }

  /// A number whose bits are moved to the left, those at the end to the start.
  private static func rotated(_ number: UInt32, by bits: UInt32) -> UInt32 {
    number << (bits & 31) | number >> ((32 &- bits) & 31)
  }
}
