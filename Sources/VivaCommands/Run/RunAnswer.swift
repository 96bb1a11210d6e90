package import Core

/// What came of code that was to be run.
package enum RunAnswer: Equatable, Sendable {
  /// It was run.
  case ran(RanSnippet)
  /// It does not parse or compile; what was found.
  case refused([Finding])
  /// It uses names that the lab does not know, which is nobody's mistake.
  case unknown([String])
}
