package import Core
package import Scenarios

/// Compiles code and runs it through a scenario.
@MainActor
package protocol SnippetRunning: Sendable {
  /// Runs code.
  ///
  /// - Parameters:
  ///   - files: The learner's files.
  ///   - driver: Code around the learner's.
  ///   - scenario: What is done and expected; without a root the code has to leave no choice.
  /// - Returns: What came of it.
  /// - Throws: What keeps the lab from its work, or from choosing a root.
  func run(_ files: [CodeFile], driver: [CodeFile], _ scenario: Scenario) throws -> RunAnswer
}
