/// The order in which the reference goes through its batches: Rust's `StdRng`, seeded with a number,
/// and its `shuffle`.
///
/// Its training is short enough that another order leads to another answer, up to a hundredth of the
/// loss away; so what is compared with the reference has to go its way.
///
/// - SeeAlso: fsrs-rs, crate 6.6.2, `training.rs`; rand 0.10, `seq/increasing_uniform.rs`;
///   rand_core 0.10, `seed_from_u64`.
struct BatchOrder {
  private var chance: ChaCha

  /// Starts a sequence of orders.
  init(seed: UInt64) { chance = ChaCha(seed: seed) }

  /// Draws the next order of so many batches.
  mutating func next(_ count: Int) -> [Int] {
    var order = Array(0..<count)
    // One draw serves several places: its remainders, one after the other.
    var (draw, left): (UInt32, UInt32) = (0, 1)
    for place in order.indices {
      let choices = UInt32(place) + 1
      if left == 0 {
        var bound = choices
        repeat {
          let (product, isTooMuch) = bound.multipliedReportingOverflow(by: choices + left + 1)
          left += 1
          if isTooMuch { break }
          bound = product
        } while true
        draw = below(bound)
      }
      left -= 1
      order.swapAt(place, Int(left == 0 ? draw : draw % choices))
      draw /= choices
    }
    return order
  }

  /// Draws a number below a bound: the high half of a product, with a second draw where the first
  /// might favour some.
  private mutating func below(_ bound: UInt32) -> UInt32 {
    let (high, low) = bound.multipliedFullWidth(by: chance.next())
    guard low > 0 &- bound else { return high }
    let more = bound.multipliedFullWidth(by: chance.next()).high
    return low.addingReportingOverflow(more).overflow ? high + 1 : high
  }
}
