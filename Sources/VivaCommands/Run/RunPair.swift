import Core
import Grading
import LabProtocol
import Scenarios
import StrictJSON
import Terminal

/// The run of two versions through the same steps.
@MainActor
struct RunPair {
  let context: Context
  let runner: any SnippetRunning
  /// Code around both.
  var driver: [CodeFile] = []

  /// The most findings that are shown of code that does not compile.
  private static let mostFindings = 20

  /// Runs both, and shows them side by side.
  func run(
    _ code: [[CodeFile]],
    of paths: [String],
    _ file: ScenarioFile
  ) throws -> ExitStatus {
    let (a, b) = try answers(code, file)
    guard !context.options.wantsJSON else { return Self.status(of: a, b) }
    guard case .ran(let first) = a, case .ran(let second) = b else {
      for (answer, files) in zip([a, b], code) {
        if case .refused(let findings) = answer { show(findings, in: files) }
      }
      return .no
    }
    compare(first, second, paths, file.scenario)
    return Self.status(of: a, b)
  }

  /// Runs an exercise's solution, and shows it with the starter beside it.
  ///
  /// - Returns: What the solution's run says; a starter may stop and fail.
  func runItem(_ exercise: Exercise, _ file: ScenarioFile) throws -> ExitStatus {
    let (a, b) = try answers([exercise.starter, exercise.solution], file)
    guard !context.options.wantsJSON else { return Self.status(of: b) }
    switch b {
    case .ran(let solution):
      let names = exercise.solution.map(\.name)
      RunView(context: context).show(solution, file.scenario, of: ["the solution"] + names)
      context.print("")
      if case .ran(let starter) = a {
        compare(starter, solution, ["the starter", "the solution"], file.scenario)
      } else {
        context.say("the starter does not compile, so there is nothing to compare with")
      }
    case .refused(let findings): show(findings, in: exercise.solution)
    case .unknown: break
    }
    return Self.status(of: b)
  }

  /// Runs both, decides what is compared between them, and prints the JSON where it is wanted.
  private func answers(
    _ code: [[CodeFile]],
    _ file: ScenarioFile
  ) throws -> (RunAnswer, RunAnswer) {
    // A view may be new in one of them.
    try file.requireNames(in: DeclaredNames.names(in: driver + code.flatMap { $0 }))
    let answers = try code.map { try runner.run($0, driver: driver, file.scenario) }
    let a = answers[0]
    let b = Self.compared(answers[1], with: a, file.scenario)
    if context.options.wantsJSON {
      context.print(RunJSON.comparison(a, b, file.scenario).text())
    }
    for case .unknown(let names) in [a, b] { throw RunProblem.unknownToLab(names) }
    return (a, b)
  }

  private func compare(
    _ a: RanSnippet,
    _ b: RanSnippet,
    _ paths: [String],
    _ scenario: Scenario
  ) {
    ComparisonView(context: context).show(
      ComparisonView.Version(path: paths[0], ran: a),
      ComparisonView.Version(path: paths[1], ran: b),
      scenario
    )
  }

  /// What the shell is told of two: A has to come to its end, B to be as expected.
  private static func status(of a: RunAnswer, _ b: RunAnswer) -> ExitStatus {
    guard case .ran(let ran) = a, ran.run.ending == .complete else { return .no }
    return status(of: b)
  }

  /// What does not compile, with its places.
  func show(_ findings: [Finding], in files: [CodeFile]) {
    let texts = Dictionary(files.map { ($0.name, $0.text) }) { first, _ in first }
    FindingView(context: context, texts: texts).show(Array(findings.prefix(Self.mostFindings)))
    let rest = findings.count - Self.mostFindings
    if rest > 0 {
      context.print(StyledText("… and \(rest) more; --json has all", .muted))
    }
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
