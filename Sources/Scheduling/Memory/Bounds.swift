extension Double {
  /// The number moved into a range; what is not a number becomes the lower bound.
  func bounded(by range: ClosedRange<Double>) -> Double {
    // Written so that every comparison with what is not a number ends at the lower bound.
    self >= range.lowerBound
      ? (self <= range.upperBound ? self : range.upperBound) : range.lowerBound
  }

  /// The number, or 0 where it is below 0 or not a number.
  var orZero: Double { self > 0 ? self : 0 }
}

/// Rounds days half away from 0 into a range, whatever their size.
func wholeDays(_ days: Double, within range: ClosedRange<Int>) -> Int {
  let bounds = Double(range.lowerBound)...Double(range.upperBound)
  return Int(days.rounded(.toNearestOrAwayFromZero).bounded(by: bounds))
}
