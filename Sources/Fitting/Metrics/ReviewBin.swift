import Glibc

/// Sorts reviews into bins of alike ones: by interval, by reviews before, by lapses before.
///
/// - SeeAlso: open-spaced-repetition, "The Metric": 3.62, 1.89 and 1.73 are the steps of its bins.
enum ReviewBin {
  private static let width = 64

  /// How many bins there are.
  static let count = width * width * width

  /// The bin of a review.
  ///
  /// - Parameters:
  ///   - days: Days since the review before, 1 and up.
  ///   - reviews: The reviews after at least a day, this one included, and one more.
  ///   - lapses: The lapses among those before this one.
  /// - Returns: Its number, less than ``count``.
  static func number(days: Int, reviews: Int, lapses: Int) -> Int32 {
    let parts = [
      floored(days, 3.62), floored(reviews, 1.89), lapses == 0 ? 0 : floored(lapses, 1.73) + 1,
    ]
    return Int32(parts.reduce(0) { $0 * width + min($1, width - 1) })
  }

  private static func floored(_ number: Int, _ base: Double) -> Int {
    Int((log(Double(max(number, 1))) / log(base)).rounded(.down))
  }
}
