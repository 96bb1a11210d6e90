import Core
import Grading
import LabProtocol
import Scenarios

/// The run of an item's own code: of an exercise the solution, with the starter beside it.
@MainActor
struct ItemRun {
  let context: Context

  /// Runs an item, and shows what happened.
  func run(_ item: Item) throws -> ExitStatus {
    guard case .exercise(let exercise) = item.content, !exercise.scenario.isEmpty else {
      throw RunProblem.nothingToRun(item.id.text)
    }
    let permission = context.permissionToRun(item)
    guard permission.isGranted else { throw RunProblem.notAllowed("\(permission)") }
    let file = try ScenarioFile(text: exercise.scenario, path: "the scenario of '\(item.id.text)'")
    let runner = context.snippets
    let pair = RunPair(context: context, runner: runner, driver: exercise.driver)
    return try pair.runItem(exercise, file)
  }
}
