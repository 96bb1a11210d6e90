import Core
import Grading
import LabProtocol
import Scenarios
import StrictJSON

/// The run of an item's own code: of an exercise the solution, with the starter beside it; of a
/// prediction what it prints, beside what its bank says.
@MainActor
struct ItemRun {
  let context: Context

  /// Runs an item, and shows what happened.
  func run(_ item: Item) throws -> ExitStatus {
    switch item.content {
    case .exercise(let exercise) where !exercise.scenario.isEmpty:
      try requirePermission(for: item)
      let pair = RunPair(context: context, runner: context.snippets, driver: exercise.driver)
      return try pair.runItem(exercise, try file(exercise.scenario, of: item))
    case .predict(let prediction):
      try requirePermission(for: item)
      return try run(prediction, try file(prediction.scenario, of: item))
    default: throw RunProblem.nothingToRun(item.id.text)
    }
  }

  private func requirePermission(for item: Item) throws(RunProblem) {
    let permission = context.permissionToRun(item)
    guard permission.isGranted else { throw RunProblem.notAllowed("\(permission)") }
  }

  private func file(_ scenario: String, of item: Item) throws -> ScenarioFile {
    try ScenarioFile(text: scenario, path: "the scenario of '\(item.id.text)'")
  }

  private func run(_ prediction: Prediction, _ file: ScenarioFile) throws -> ExitStatus {
    let answer = try context.snippets.run(
      prediction.run,
      driver: [],
      file.scenario,
      allowingProgram: true
    )
    var difference: String?
    if case .ran(let ran) = answer, ran.run.ending == .complete {
      difference = Printout.difference(of: ran.run.printed, to: prediction.output)
    }
    let status = difference == nil ? RunPair.status(of: answer) : .no
    if context.options.wantsJSON {
      var json: JSONObject = ["schema": 1]
      for member in RunJSON.members(answer, file.scenario).members {
        json[member.key] = member.value
      }
      json["output"] = .string(prediction.output)
      json["agrees"] = .bool(status == .done)
      context.print(JSONValue.object(json).text())
    }
    switch answer {
    case .unknown(let names): throw RunProblem.unknownToLab(names)
    case _ where context.options.wantsJSON: break
    case .refused(let findings):
      RunPair(context: context, runner: context.snippets).show(findings, in: prediction.run)
    case .ran(let ran):
      RunView(context: context).show(ran, file.scenario, of: prediction.run.map(\.name))
      if let difference {
        context.warn("the bank's output is another: \(difference)")
      } else if status == .done {
        context.print("It printed what the bank says.")
      }
    }
    return status
  }
}
