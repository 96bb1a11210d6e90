import Core
import Scenarios

/// Runs code in the lab.
struct LabRunner: SnippetRunning {
  func run(_ files: [CodeFile], driver: [CodeFile], _ scenario: Scenario) throws -> RunAnswer {
    throw ProgramProblem.notFound("viva-lab")
  }
}
