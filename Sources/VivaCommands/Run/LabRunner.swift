import Core
import Lab
import Scenarios

/// Runs code in the lab.
struct LabRunner: SnippetRunning {
  private let lab: Lab

  init(_ lab: Lab) { self.lab = lab }

  func run(
    _ files: [CodeFile],
    driver: [CodeFile],
    _ scenario: Scenario,
    allowingProgram allowsProgram: Bool
  ) throws -> RunAnswer {
    try LabWork(lab: lab).answer(
      to: Snippet(
        files: files,
        driver: driver,
        root: scenario.root,
        allowsProgram: allowsProgram
      ),
      scenario
    )
  }
}
