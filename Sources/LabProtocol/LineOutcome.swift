/// How one line of a scenario went.
package struct LineOutcome: Equatable, Sendable {
  /// The number of the line in the scenario, 1 and up.
  package var line: Int
  /// Whether what was expected is so; a step that could not be done is not.
  package var isMet: Bool
  /// What was expected, in words.
  package var expected: String
  /// What was found, in words.
  package var actual: String

  /// Says how a line went.
  ///
  /// - Parameters:
  ///   - line: The number of the line in the scenario, 1 and up.
  ///   - isMet: Whether what was expected is so.
  ///   - expected: What was expected, in words.
  ///   - actual: What was found, in words.
  package init(line: Int, isMet: Bool, expected: String, actual: String) {
    self.line = line
    self.isMet = isMet
    self.expected = expected
    self.actual = actual
  }
}
