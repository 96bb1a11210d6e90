package import Core

/// What the grader says of a submitted snippet.
package struct Verdict: Equatable, Sendable {
  /// The stages that were run, in their order; the last one that ran may have failed.
  package var stages: [Stage]

  /// One step of grading.
  package struct Stage: Equatable, Sendable {
    /// The step's name: `parse` or `lint`.
    package var name: String
    /// Whether the snippet may go on.
    package var passed: Bool
    /// What was found, whether it counts against the snippet or is advice.
    package var findings: [Finding]

    /// Makes a stage.
    package init(name: String, passed: Bool, findings: [Finding]) {
      self.name = name
      self.passed = passed
      self.findings = findings
    }
  }

  /// Makes a verdict of stages.
  package init(stages: [Stage]) { self.stages = stages }

  /// Whether every stage was passed.
  package var passed: Bool { stages.allSatisfy(\.passed) }

  /// The rules that the snippet failed, sorted: those of errors and warnings, and of notes those
  /// that its task names; other notes are advice on style.
  package func rulesFailed(naming rules: [String]) -> [String] {
    let findings = stages.flatMap(\.findings)
    return Set(
      findings.filter { $0.severity >= .warning || rules.contains($0.code) }.map(\.code)
    )
    .sorted()
  }
}
