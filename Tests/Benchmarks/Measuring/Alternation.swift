/// Measurements of a subject and of its floor, taken in turn, so that both meet the same machine.
struct Alternation {
  let subject: Samples
  let floor: Samples
  /// The subject over the floor, pair by pair.
  let ratios: Samples

  static let rounds = 20

  /// Measures both by turns, after one run of each that does not count.
  init(
    rounds: Int = Alternation.rounds,
    floor: () throws -> Double,
    subject: () throws -> Double
  ) rethrows {
    _ = try floor()
    _ = try subject()
    var pairs: [(floor: Double, subject: Double)] = []
    for _ in 0..<rounds { pairs.append((try floor(), try subject())) }
    self.subject = Samples(pairs.map(\.subject))
    self.floor = Samples(pairs.map(\.floor))
    ratios = Samples(pairs.map { $0.subject / $0.floor })
  }
}
