package import Core
package import LabProtocol

/// What the grader says of a submitted snippet.
package struct Verdict: Equatable, Sendable {
  /// The stages that were run, in their order; the last one that ran may have failed.
  package var stages: [Stage]
  /// The stages that were not run though nothing failed before them, each with its reason.
  package var skipped: [Skip]
  /// Modifiers that the lab does not know and left out.
  package var leftOut: [String] = []
  /// Whether all was seen that the exercise expects; code that fails before is judged by that.
  package var isJudged = true

  /// A stage that was not run, for a reason that is not the snippet's.
  package struct Skip: Equatable, Sendable {
    /// The step's name.
    package var stage: String
    /// Why, lower case and without a full stop.
    package var reason: String
    /// Whether it is this machine that lacks something.
    package var isEnvironments: Bool

    /// Makes a skip.
    ///
    /// - Parameters:
    ///   - stage: The step's name.
    ///   - reason: Why, lower case and without a full stop.
    ///   - isEnvironments: Whether it is this machine that lacks something.
    package init(_ stage: String, because reason: String, isEnvironments: Bool = false) {
      self.stage = stage
      self.reason = reason
      self.isEnvironments = isEnvironments
    }
  }

  /// One step of grading.
  package struct Stage: Equatable, Sendable {
    /// The step's name: `parse`, `lint`, `compile` or `run`.
    package var name: String
    /// Whether the snippet may go on.
    package var passed: Bool
    /// What was found, whether it counts against the snippet or is advice.
    package var findings: [Finding]
    /// What the scenario expects, with how it stands, in its order.
    package var expectations: [Expectation]
    /// What happened, where the snippet was run.
    package var run: SnippetRun?

    /// Makes a stage.
    package init(
      name: String,
      passed: Bool,
      findings: [Finding],
      expectations: [Expectation] = [],
      run: SnippetRun? = nil
    ) {
      self.name = name
      self.passed = passed
      self.findings = findings
      self.expectations = expectations
      self.run = run
    }
  }

  /// A line of a scenario with how it went.
  package struct Expectation: Equatable, Sendable {
    /// The number of the line, 1 and up.
    package var line: Int
    /// What it says.
    package var text: String
    /// How it went; `nil` where the run did not get as far.
    package var outcome: LineOutcome?

    /// Makes an expectation.
    package init(line: Int, text: String, outcome: LineOutcome?) {
      self.line = line
      self.text = text
      self.outcome = outcome
    }

    /// Whether it is met.
    package var isMet: Bool { outcome?.isMet ?? false }
  }

  /// Makes a verdict of stages.
  package init(stages: [Stage], skipped: [Skip] = []) {
    self.stages = stages
    self.skipped = skipped
  }

  /// Whether every stage was passed.
  package var passed: Bool { stages.allSatisfy(\.passed) }

  /// Whether every stage was passed and nothing that is expected was left unseen.
  package var isPass: Bool { passed && isJudged }

  /// The rules that the snippet failed, sorted: those of errors and warnings, and of notes those
  /// that its task names; other notes are advice on style.
  package func rulesFailed(naming rules: [String]) -> [String] {
    let findings = stages.filter { $0.name == "parse" || $0.name == "lint" }.flatMap(\.findings)
    return Set(
      findings.filter { $0.severity >= .warning || rules.contains($0.code) }.map(\.code)
    )
    .sorted()
  }
}
