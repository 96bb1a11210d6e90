/// Some measurements of one thing.
struct Samples {
  private let sorted: [Double]

  /// Takes at least one measurement.
  init(_ values: [Double]) { sorted = values.sorted() }

  /// The middle one; of an even number the mean of both.
  var median: Double {
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }

  var least: Double { sorted.first ?? 0 }
  var most: Double { sorted.last ?? 0 }

  /// The same measurements in another unit.
  func map(_ convert: (Double) -> Double) -> Samples { Samples(sorted.map(convert)) }
}
