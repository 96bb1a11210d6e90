/// Why a line cannot be split into words.
package enum SplitProblem: Error, Equatable, Sendable {
  /// A quote that is never closed; the column counts characters from 1.
  case openQuote(Character, column: Int)
  /// A backslash at the very end; the column counts characters from 1.
  case danglingBackslash(column: Int)
}

extension SplitProblem: CustomStringConvertible {
  /// One lower-case line without a full stop.
  package var description: String {
    switch self {
    case .openQuote(let quote, let column):
      "the quote \(quote) in column \(column) is not closed; write \\\(quote) for the character itself"
    case .danglingBackslash(let column):
      "nothing follows the backslash in column \(column); write \\\\ for the character itself"
    }
  }
}
