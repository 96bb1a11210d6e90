import Core
import Grading
import Lab
import LabProtocol
import Scenarios

/// Holds an exercise against its scenario: both forms compile, the solution does what is expected, and a
/// starter that breaks no rule does not.
struct ExerciseRunning {
  let item: Item
  /// `nil` where nothing may be run, or can be: then the scenario is only read.
  let lab: (any Laboratory)?

  /// The name by which a scenario speaks of what the learner begins with.
  static let starter = "starter"

  /// The tag of an exercise whose starter the compiler is to refuse.
  static let uncompiled = "uncompiled"

  private var fault: ItemFault { ItemFault(item: item) }

  /// What is wrong with the exercise as it runs.
  func check(_ exercise: Exercise) throws -> CodeProof {
    let (scenario, problems) = Scenario.reading(exercise.scenario)
    var proof = CodeProof(findings: fault(problems, from: exercise.scenarioLine))
    if problems.isEmpty { proof.findings += namesUnknown(in: scenario, exercise) }
    if proof.findings.isEmpty, item.rules.isEmpty, !exercise.scenario.isEmpty,
      !scenario.lines.contains(where: Self.isExpectation)
    {
      proof.findings.append(
        fault(
          "nothing_expected",
          "the scenario does things and expects nothing; write what must be so in a line with 'expect'",
          line: exercise.scenarioLine
        )
      )
    }
    guard proof.findings.isEmpty, let lab else { return proof }
    let after = try outcome(of: exercise.solution, exercise, scenario, lab)
    if case .notRun(let reason) = after { return CodeProof(notRun: reason) }
    let before = try outcome(of: exercise.starter, exercise, scenario, lab)
    proof.findings += faults(of: after, "solution", exercise.solution, exercise)
    if case .refused = before, item.tags.contains(Self.uncompiled) { return proof }
    proof.findings += faults(of: before, "starter", exercise.starter, exercise)
    guard proof.findings.isEmpty, !exercise.scenario.isEmpty else { return proof }
    guard case .ran(let solution) = after, case .ran(let starter) = before else { return proof }
    let versions = [Self.starter: starter]
    proof.findings += unmet(in: solution.compared(with: versions), scenario, exercise)
    if item.rules.isEmpty, starter.compared(with: versions).passed {
      proof.findings.append(
        fault(
          "starter_passes",
          "the starter does all that the scenario expects",
          line: exercise.starter.first.map { $0.line - 1 }
        )
      )
    }
    return proof
  }

  private static func isExpectation(_ line: Scenario.Line) -> Bool {
    if case .expectation = line.content { true } else { false }
  }

  /// What compiling and running one form came to.
  private enum Outcome {
    case compiled
    case ran(SnippetRun)
    case refused([Finding])
    case unfit(String)
    case notRun(String)
  }

  private func outcome(
    of files: [CodeFile],
    _ exercise: Exercise,
    _ scenario: Scenario,
    _ lab: any Laboratory
  ) throws -> Outcome {
    let snippet = Snippet(files: files, driver: exercise.driver, root: scenario.root)
    do {
      if exercise.scenario.isEmpty {
        switch try lab.compile(snippet) {
        case .compiled: return .compiled
        case .unparsed(let findings), .faulty(let findings): return .refused(findings)
        case .unknown(let names): return .unfit("\(RunProblem.unknownToLab(names))")
        }
      }
      switch try LabWork(lab: lab).answer(to: snippet, scenario) {
      case .ran(let ran): return .ran(ran.run)
      case .refused(let findings): return .refused(findings)
      case .unknown(let names): return .unfit("\(RunProblem.unknownToLab(names))")
      }
    } catch let problem as RunProblem {
      return .unfit("\(problem)")
    } catch LabError.interrupted {
      throw LabError.interrupted
    } catch let error as LabError {
      return error.isCodes ? .unfit("\(error)") : .notRun("\(error)")
    }
  }

  private func faults(
    of outcome: Outcome,
    _ form: String,
    _ files: [CodeFile],
    _ exercise: Exercise
  ) -> [Finding] {
    switch outcome {
    case .compiled, .ran, .notRun: []
    case .refused(let findings):
      findings.filter { $0.severity == .error }.map { finding in
        var place = finding
        if place.file.hasPrefix("Driver/") { place.file.removeFirst("Driver/".count) }
        return fault(
          "\(form)_does_not_compile",
          "the \(form) does not compile: \(finding.message)",
          at: place,
          in: files + exercise.driver
        )
      }
    case .unfit(let reason): [fault("\(form)_cannot_run", "the \(form) cannot be run: \(reason)")]
    }
  }

  /// The lines of the scenario that the solution does not meet, at their places.
  private func unmet(
    in run: SnippetRun,
    _ scenario: Scenario,
    _ exercise: Exercise
  ) -> [Finding] {
    guard !run.passed else { return [] }
    let failed = scenario.lines.filter { run.outcome(ofLine: $0.number)?.isMet == false }
    guard !failed.isEmpty else {
      let line = run.passages.last.map { exercise.scenarioLine + $0.line - 1 }
      let undecided = "an expectation could not be decided"
      let reason = run.ending == .complete ? undecided : "\(run.ending)"
      return [fault("solution_fails", "the solution fails: \(reason)", line: line)]
    }
    return failed.map { line in
      let actual = run.outcome(ofLine: line.number)?.actual ?? ""
      return fault(
        "solution_fails",
        "the solution fails '\(line.text)': \(actual)",
        line: exercise.scenarioLine + line.number - 1
      )
    }
  }

  /// Names that nothing in the code has: an expectation of 0 times would hold whatever its name.
  private func namesUnknown(in scenario: Scenario, _ exercise: Exercise) -> [Finding] {
    let code = exercise.driver + exercise.starter + exercise.solution
    let declared = DeclaredNames.names(in: code)
    return scenario.lines.compactMap { line in
      guard case .expectation(let expectation) = line.content else { return nil }
      let place = exercise.scenarioLine + line.number - 1
      if case .count(_, _, .version(let version)) = expectation, version != Self.starter {
        return fault(
          "unknown_version",
          "an exercise compares with '\(Self.starter)', not with '\(version)'",
          line: place
        )
      }
      guard let name = ScenarioFile.name(in: expectation), !declared.contains(name) else {
        return nil
      }
      let near = Suggestion.nearest(to: name, among: declared.sorted())
      return fault(
        "unknown_name",
        "the code declares no '\(name)'" + (near.map { "; did you mean '\($0)'?" } ?? ""),
        line: place
      )
    }
  }
}
