import Core
import Lab
import Scenarios

/// Holds a prediction against its run: what is printed is what the bank says.
struct PredictionRunning {
  let item: Item
  /// `nil` where nothing may be run, or can be: then the scenario is only read.
  let lab: (any Laboratory)?

  private var fault: ItemFault { ItemFault(item: item) }

  /// What is wrong with the prediction.
  func check(_ prediction: Prediction) throws -> CodeProof {
    let (scenario, problems) = Scenario.reading(prediction.scenario)
    var proof = CodeProof(findings: fault(problems, from: prediction.scenarioLine))
    proof.findings += scenario.lines.filter { !Self.isStep($0.content) }.map { line in
      fault(
        "expectation_in_prediction",
        "the scenario of a prediction only does things; '\(line.text)' has no place in it",
        line: prediction.scenarioLine + line.number - 1
      )
    }
    guard proof.findings.isEmpty, let lab else { return proof }
    let printout = try Printout(of: prediction) { files, scenario in
      try LabWork(lab: lab).answer(
        to: Snippet(files: files, root: scenario.root, allowsProgram: true),
        scenario
      )
    }
    proof.findings = faults(of: printout, prediction)
    if case .notRun(let reason) = printout { proof.notRun = reason }
    return proof
  }

  private func faults(of printout: Printout, _ prediction: Prediction) -> [Finding] {
    switch printout {
    case .notRun: return []
    case .printed(let text):
      guard let difference = Printout.difference(of: text, to: prediction.output) else { return [] }
      return [
        fault(
          "wrong_output",
          "the code prints another output: \(difference)",
          line: prediction.outputLine
        )
      ]
    case .stopped(_, let line):
      return [
        fault(
          "run_stopped",
          printout.reason ?? "",
          line: line.map { prediction.scenarioLine + $0 - 1 }
        )
      ]
    case .refused(let findings):
      return findings.filter { $0.severity == .error }.map {
        fault(
          "run_does_not_compile",
          "the code does not compile: \($0.message)",
          at: $0,
          in: prediction.run
        )
      }
    case .unfit(let reason): return [fault("cannot_run", "the code cannot be run: \(reason)")]
    }
  }

  private static func isStep(_ content: Scenario.Content) -> Bool {
    switch content {
    case .step(.resetCounts), .expectation: false
    case .step: true
    }
  }
}
