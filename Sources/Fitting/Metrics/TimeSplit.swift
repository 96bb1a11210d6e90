/// Cuts the reviews of a log into parts that follow each other in time, so that each can be predicted
/// from all before it.
package enum TimeSplit {
  /// The folds of an evaluation: what is trained with, and the turns that come next.
  ///
  /// - Parameters:
  ///   - count: How many reviews can be predicted.
  ///   - folds: How many times to train, 1 and up.
  /// - Returns: The folds; none where there are fewer reviews than parts.
  package static func folds(
    of count: Int,
    folds: Int = 5
  ) -> [(training: Range<Int>, test: Range<Int>)] {
    guard folds > 0, count > folds else { return [] }
    let part = count / (folds + 1)
    return (1...folds).map { fold in
      let end = fold == folds ? count : (fold + 1) * part
      return (0..<fold * part, fold * part..<end)
    }
  }
}
