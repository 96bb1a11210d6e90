import Core
import Grading
import LabProtocol
import Scenarios
import StrictJSON

/// The run of two versions through the same steps.
@MainActor
struct RunPair {
  let context: Context
  let runner: any SnippetRunning

  /// Runs both, and shows them side by side.
  func run(
    _ code: [[CodeFile]],
    of paths: [String],
    _ file: ScenarioFile
  ) throws -> ExitStatus {
    let scenario = file.scenario
    for files in code { try file.requireNames(in: DeclaredNames.names(in: files)) }
    let answers = try code.map { try runner.run($0, driver: [], scenario) }
    let a = answers[0]
    let b = Self.compared(answers[1], with: a, scenario)
    if context.options.wantsJSON {
      context.print(RunJSON.comparison(a, b, scenario).text())
    }
    for case .unknown(let names) in [a, b] { throw RunProblem.unknownToLab(names) }
    let isShown = !context.options.wantsJSON
    guard case .ran(let first) = a, case .ran(let second) = b else {
      for (answer, files) in zip([a, b], code) where isShown {
        if case .refused(let findings) = answer { show(findings, in: files) }
      }
      return .no
    }
    if isShown {
      ComparisonView(context: context).show(
        ComparisonView.Version(path: paths[0], ran: first),
        ComparisonView.Version(path: paths[1], ran: second),
        scenario
      )
    }
    return first.run.ending == .complete ? Self.status(of: b) : .no
  }

  /// What does not compile, with its places.
  func show(_ findings: [Finding], in files: [CodeFile]) {
    let texts = Dictionary(files.map { ($0.name, $0.text) }) { first, _ in first }
    FindingView(context: context, texts: texts).show(findings)
    context.say("the code does not compile, so it was not run")
  }

  /// What the shell is told of an answer.
  static func status(of answer: RunAnswer) -> ExitStatus {
    switch answer {
    case .ran(let ran): ran.run.passed ? .done : .no
    case .refused: .no
    case .unknown: .badInput
    }
  }

  /// Decides what a scenario compares between a version and another.
  static func compared(
    _ answer: RunAnswer,
    with other: RunAnswer,
    _ scenario: Scenario
  ) -> RunAnswer {
    guard case .ran(var ran) = answer, case .ran(let reference) = other else { return answer }
    let names = scenario.versions.map { ($0, reference.run) }
    ran.run = ran.run.compared(with: Dictionary(uniqueKeysWithValues: names))
    return .ran(ran)
  }
}
