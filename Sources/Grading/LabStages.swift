import Core
import Lab
import LabProtocol
import Scenarios

/// The stages of a verdict that compile and run a snippet.
///
/// What keeps the lab from its work is never told as the snippet's fault: the stage is left out,
/// with the reason.
struct LabStages {
  let lab: any Laboratory
  let task: Grader.Task?

  /// Compiles and runs some files.
  func add(to verdict: inout Verdict, _ files: [CodeFile]) throws(GradingError) {
    let scenario: Scenario
    do {
      scenario = try task.map { try Scenario(parsing: $0.exercise.scenario) } ?? Scenario()
    } catch {
      return skip(
        ["compile", "run"],
        because: "the exercise's scenario is wrong: \(error)",
        &verdict
      )
    }
    switch try compile(files, scenario) {
    case .failure(let reason):
      skip(["compile", "run"], because: reason, &verdict)
    case .success(.unparsed(let findings)), .success(.faulty(let findings)):
      verdict.stages.append(Verdict.Stage(name: "compile", passed: false, findings: findings))
    case .success(.unknown(let names)):
      let quoted = names.prefix(8).map { "'\(VisibleText.escapedLine($0))'" }.joined(
        separator: ", "
      )
      skip(["compile", "run"], because: "the lab does not know \(quoted)", &verdict)
    case .success(.compiled(let snippet)):
      verdict.stages.append(
        Verdict.Stage(name: "compile", passed: true, findings: snippet.warnings)
      )
      verdict.leftOut = snippet.leftOut
      try run(snippet, files, scenario, &verdict)
    }
  }

  /// Why a stage was left out.
  private struct Reason: Error {
    let text: String
    let isEnvironments: Bool

    init(_ text: String) {
      self.text = text
      isEnvironments = false
    }

    /// A root that is not there, and too much code, is the code's, all else the machine's.
    init(_ error: any Error) {
      text = "\(error)"
      switch error {
      case LabError.noRoot, LabError.tooLarge, GradingError.tooLarge: isEnvironments = false
      default: isEnvironments = true
      }
    }
  }

  private func compile(
    _ files: [CodeFile],
    _ scenario: Scenario
  ) throws(GradingError) -> Result<Compilation, Reason> {
    do {
      return .success(
        try lab.compile(
          Snippet(
            files: files,
            driver: task?.exercise.driver ?? [],
            root: scenario.root,
            isGraded: true,
            models: (task?.exercise.starter ?? []) + (task?.exercise.solution ?? [])
          )
        )
      )
    } catch LabError.interrupted, GradingError.interrupted {
      throw .interrupted
    } catch {
      return .failure(Reason(error))
    }
  }

  private func run(
    _ snippet: CompiledSnippet,
    _ files: [CodeFile],
    _ scenario: Scenario,
    _ verdict: inout Verdict
  ) throws(GradingError) {
    var scenario = scenario
    if scenario.root == nil, let reason = chooseRoot(of: snippet, for: &scenario) {
      return skip(["run"], because: reason, &verdict)
    }
    do {
      var run = try lab.run(snippet, scenario)
      if !scenario.versions.isEmpty, let before = try starter(scenario) {
        // An item has one other version: what the learner began with.
        run = run.compared(
          with: Dictionary(uniqueKeysWithValues: scenario.versions.map { ($0, before) })
        )
      }
      verdict.stages.append(stage(run, scenario, files))
    } catch LabError.interrupted, GradingError.interrupted {
      throw .interrupted
    } catch {
      skip(["run"], because: Reason(error), &verdict)
    }
  }

  /// The run of what the learner began with, through the same steps.
  private func starter(_ scenario: Scenario) throws -> SnippetRun? {
    guard let exercise = task?.exercise else { return nil }
    let snippet = Snippet(files: exercise.starter, driver: exercise.driver, root: scenario.root)
    guard case .compiled(let compiled) = try lab.compile(snippet) else { return nil }
    return try lab.run(compiled, scenario)
  }

  /// Chooses the view to mount where nobody names one; the answer is why there is none.
  private func chooseRoot(of snippet: CompiledSnippet, for scenario: inout Scenario) -> String? {
    let roots = snippet.roots
    if roots.count == 1 {
      scenario.root = roots[0]
      return nil
    }
    // A driver that calls a model needs no view.
    if roots.isEmpty, !scenario.functions.isEmpty { return nil }
    if roots.isEmpty { return "no view can be made without being given something" }
    let names = roots.map { "'\($0)'" }.joined(separator: ", ")
    return "there are several views to begin with: \(names)"
  }

  private func skip(_ stages: [String], because reason: String, _ verdict: inout Verdict) {
    skip(stages, because: Reason(reason), &verdict)
  }

  private func skip(_ stages: [String], because reason: Reason, _ verdict: inout Verdict) {
    verdict.skipped += stages.map {
      Verdict.Skip($0, because: reason.text, isEnvironments: reason.isEnvironments)
    }
  }

  private func stage(_ run: SnippetRun, _ scenario: Scenario, _ files: [CodeFile]) -> Verdict.Stage
  {
    let expectations = scenario.lines.compactMap { line -> Verdict.Expectation? in
      let outcome = run.outcome(ofLine: line.number)
      if case .step = line.content, outcome == nil { return nil }
      return Verdict.Expectation(line: line.number, text: line.text, outcome: outcome)
    }
    var findings = RunWarnings.findings(in: run, scenario, files)
    // As the linter's, warnings are advice where an exercise says what counts.
    let passed = run.passed && (task != nil || findings.isEmpty)
    if run.ending != .complete, run.ending != .stopped {
      findings.append(
        Finding(
          "run",
          .error,
          file: files.first?.name ?? "",
          start: .nowhere,
          message: "\(run.ending)"
        )
      )
    }
    return Verdict.Stage(
      name: "run",
      passed: passed,
      findings: findings,
      expectations: expectations,
      run: run
    )
  }
}
