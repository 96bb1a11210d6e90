import Core
import Effects
import Grading
import Lab
import LabProtocol
import LinterProtocol
import Scenarios
import Testing

/// What the runtime warns of, in a verdict.
struct RunWarningTests {
  private static let warning = "Modifying state during view update"

  /// A lab whose runtime warns of a view.
  private final class WarningLab: Laboratory {
    func compile(_ snippet: Snippet) throws -> Compilation {
      .compiled(
        CompiledSnippet(
          library: "",
          views: [.init(name: "Row", needs: [], isMade: false, isOffered: true)]
        )
      )
    }

    func run(_ snippet: CompiledSnippet, _ scenario: Scenario) throws -> SnippetRun {
      let warning = TraceEvent.Fact.warning(RunWarningTests.warning, path: "Row")
      var records: [TraceRecord] = [1, 2].map { .event(TraceEvent(number: $0, warning)) }
      records += scenario.lines.compactMap { line in
        guard case .expectation = line.content else { return nil }
        let outcome = LineOutcome(line: line.number, isMet: true, expected: "", actual: "")
        return .outcome(outcome, nonce: "n")
      }
      records.append(.end(isComplete: true, Tree(), RunCounts(), nonce: "n"))
      let trace = records.flatMap { $0.line + [UInt8(ascii: "\n")] }
      return SnippetRun(RunRequest(nonce: "n", scenario), trace: trace, end: nil)
    }
  }

  private func verdict(scenario: String?) throws -> Verdict {
    let client = LinterClient(
      helper: "helper",
      processes: ScriptedHelper(),
      variables: Variables([:])
    )
    let starter = [CodeFile(name: "S.swift", text: "start\n", line: 1)]
    let task = scenario.map {
      Grader.Task(
        Exercise(starter: starter, driver: [], solution: [], scenario: $0),
        rules: []
      )
    }
    return try Grader(client, lab: WarningLab()).verdict(
      on: [CodeFile(name: "S.swift", text: "struct Rows {}\n  struct Row: View {}\n", line: 1)],
      for: task
    )
  }

  @Test(arguments: [
    ("a snippet", nil, false, 1), ("an answer", "root Row\nexpect text \"x\" is shown\n", true, 1),
    ("an answer that is to warn", "root Row\nexpect warning \"modifying\"\n", true, 0),
  ])
  func `a warning fails a snippet and is advice to an answer`(
    _ test: (name: String, scenario: String?, passes: Bool, count: Int)
  ) throws {
    let verdict = try verdict(scenario: test.scenario)
    #expect(verdict.isPass == test.passes)
    let findings = try #require(verdict.stages.last).findings
    #expect(findings.count == test.count)
    for finding in findings {
      #expect(finding.severity == .warning)
      #expect(finding.message == "\(Self.warning), in Row")
      #expect(finding.start == TextPosition(line: 2, column: 10))
    }
  }
}
