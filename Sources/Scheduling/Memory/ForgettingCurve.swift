import Glibc

/// How the recall of one item falls under FSRS-7: a fast and a slow power of time, mixed.
struct ForgettingCurve {
  /// The fast power's decay, more than 0, and its factor a day.
  let fastDecay: Double
  let fastFactor: Double
  /// The slow power's decay, more than 0, and its factor a day.
  let slowDecay: Double
  let slowFactor: Double
  /// The weight of the fast power, 0…1.
  let fastShare: Double

  /// Recall never quite reaches 0 or 1.
  private static let margin = 1e-5

  /// The recall by the fast power alone, 0…1.
  func fastRecall(after days: Double) -> Double { pow(1 + fastFactor * days, -fastDecay) }

  /// The probability of recall, 0.00001…0.99999, after days of at least 0.
  func recall(after days: Double) -> Double {
    mixed(fastRecall(after: days), pow(1 + slowFactor * days, -slowDecay))
  }

  /// How much the recall changes with the logarithm of the days.
  private func slope(at days: Double) -> Double {
    let fast = fastDecay * fastFactor * pow(1 + fastFactor * days, -fastDecay - 1)
    let slow = slowDecay * slowFactor * pow(1 + slowFactor * days, -slowDecay - 1)
    return -days * (1 - 2 * Self.margin) * (fastShare * fast + (1 - fastShare) * slow)
  }

  private func mixed(_ fast: Double, _ slow: Double) -> Double {
    Self.margin + (1 - 2 * Self.margin) * (fastShare * fast + (1 - fastShare) * slow)
  }

  /// The days after which the recall has fallen to a retention, one second to 36,500 days.
  ///
  /// There is no closed form. Recall falls all the time, so the days lie between two that close in
  /// on them; a step of Newton's is taken where it stays between, and the middle where it does not.
  func days(toRecall retention: Double, startingAt guess: Double) -> Double {
    var low = log(1.0 / 86_400)
    var high = log(36_500.0)
    if recall(after: exp(low)) <= retention { return exp(low) }
    if recall(after: exp(high)) >= retention { return exp(high) }
    var point = log(guess).bounded(by: low...high)
    for _ in 0..<100 {
      let days = exp(point)
      let excess = recall(after: days) - retention
      if excess > 0 { low = point } else { high = point }
      let newton = point - excess / slope(at: days)
      let next = newton > low && newton < high ? newton : (low + high) / 2
      guard abs(next - point) > 1e-13 else { return exp(next) }
      point = next
    }
    return exp(point)
  }
}
