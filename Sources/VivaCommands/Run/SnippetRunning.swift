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
  ///   - allowsProgram: Whether statements outside of any declaration make the code a program.
  /// - Returns: What came of it.
  /// - Throws: What keeps the lab from its work, or from choosing a root.
  func run(
    _ files: [CodeFile],
    driver: [CodeFile],
    _ scenario: Scenario,
    allowingProgram allowsProgram: Bool
  ) throws -> RunAnswer
}

extension SnippetRunning {
  /// Runs code that is no program.
  func run(_ files: [CodeFile], driver: [CodeFile], _ scenario: Scenario) throws -> RunAnswer {
    try run(files, driver: driver, scenario, allowingProgram: false)
  }
}
