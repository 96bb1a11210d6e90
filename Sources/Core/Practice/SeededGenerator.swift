/// A small generator whose sequence follows from its seed alone: SplitMix64.
///
/// - SeeAlso: Steele, Lea, Flood, "Fast splittable pseudorandom number generators", 2014.
package struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Starts a sequence; equal seeds give equal sequences.
  package init(seed: UInt64) { state = seed }

  /// Starts a sequence that belongs to a seed and a word, as an item's id.
  package init(seed: UInt64, word: String) {
    state = seed ^ Fingerprint.hash(word.utf8)
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// Draws a number from 0 up to, but not including, 1.
  package mutating func nextUnit() -> Double {
    Double(next() >> 11) * 0x1p-53
  }
}
