/// Why numbers are no parameters of FSRS.
package enum ParameterError: Error, Equatable, Sendable {
  /// There are so many numbers, which is no count that the version knows.
  case unknownCount(Int, of: ModelVersion = .fsrs6)
  /// What stands at that index, counted from 0, is no number.
  case notNumber(index: Int)
  /// The number at that index, counted from 0, is infinite or not a number.
  case notFinite(index: Int)
}

extension ParameterError: CustomStringConvertible {
  /// The rule that is broken and the way out, in words for the learner.
  package var description: String {
    switch self {
    case .unknownCount(let count, of: .fsrs6):
      "FSRS has 17, 19 or 21 parameters, not \(count); leave them out to use the defaults"
    case .notNumber(let index):
      "FSRS parameter w\(index) is no number; run 'viva optimize' to fit new ones"
    case .unknownCount(35, of: .fsrs7):
      "FSRS-7 has 34 parameters; 35 are those of its draft, which mean something else; leave them "
        + "out to use the defaults"
    case .unknownCount(let count, of: .fsrs7):
      "FSRS-7 has 34 parameters, not \(count); leave them out to use the defaults"
    case .notFinite(let index):
      "FSRS parameter w\(index) must be a finite number; run 'viva optimize' to fit new ones"
    }
  }
}
