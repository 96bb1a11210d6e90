import Core
import LabProtocol
import LinterProtocol
import Scenarios
import StrictJSON

/// What `viva run --json` prints.
enum RunJSON {
  /// The members of a run, after `schema`.
  static func members(_ answer: RunAnswer, _ scenario: Scenario) -> JSONObject {
    switch answer {
    case .ran(let ran): return members(ran, scenario)
    case .refused(let findings):
      return notRun("refused", "it does not compile", findings: findings)
    case .unknown(let names):
      return notRun("unknown", "\(RunProblem.unknownToLab(names))", unknown: names)
    }
  }

  /// All members of a run, for code that was not run.
  private static func notRun(
    _ ending: String,
    _ reason: String,
    findings: [Finding] = [],
    unknown: [String] = []
  ) -> JSONObject {
    [
      "passed": false,
      "ending": .string(ending),
      "reason": .string(reason),
      "root": .null,
      "leftOut": [],
      "findings": .array(findings.map(FindingJSON.value)),
      "expectations": [],
      "events": [],
      "before": [],
      "after": [],
      "screen": [],
      "counts": .null,
      "printed": "",
      "unknown": .array(unknown.map(JSONValue.string)),
    ]
  }

  /// The comparison of two versions.
  static func comparison(
    _ a: RunAnswer,
    _ b: RunAnswer,
    _ scenario: Scenario
  ) -> JSONValue {
    var json: JSONObject = ["schema": 1]
    json["a"] = .object(members(a, scenario))
    json["b"] = .object(members(b, scenario))
    guard case .ran(let first) = a, case .ran(let second) = b else { return .object(json) }
    let comparison = RunComparison(first.run, second.run)
    json["views"] = .array(comparison.views.map(Self.json))
    json["outcome"] = .string(comparison.outcome.rawValue)
    json["verdict"] = .string(comparison.verdict)
    return .object(json)
  }

  private static func members(_ ran: RanSnippet, _ scenario: Scenario) -> JSONObject {
    let run = ran.run
    var json: JSONObject = [
      "passed": .bool(run.passed),
      "ending": .string(word(run.ending)),
      "reason": run.ending == .complete ? .null : .string("\(run.ending)"),
      "root": ran.root.map(JSONValue.string) ?? .null,
      "leftOut": .array(ran.leftOut.map(JSONValue.string)),
      "findings": .array(ran.warnings.map(FindingJSON.value)),
      "expectations": .array(expectations(run, scenario)),
    ]
    json["events"] = .array(run.events.map { .object($0.json) })
    json["before"] = .array((run.mounted?.views ?? []).map(\.json))
    json["after"] = .array((run.final?.views ?? []).map(\.json))
    json["screen"] = .array((run.final?.screen ?? []).map(JSONValue.string))
    json["counts"] = run.counts.map { .object($0.json) } ?? .null
    json["printed"] = .string(run.printed)
    json["unknown"] = []
    return json
  }

  private static func expectations(_ run: SnippetRun, _ scenario: Scenario) -> [JSONValue] {
    scenario.lines.compactMap { line in
      let outcome = run.outcome(ofLine: line.number)
      if case .step = line.content, outcome == nil { return nil }
      return [
        "line": .integer(line.number),
        "text": .string(line.text),
        "met": outcome.map { .bool($0.isMet) } ?? .null,
        "expected": outcome.map { .string($0.expected) } ?? .null,
        "actual": outcome.map { .string($0.actual) } ?? .null,
        "trace": .array(
          outcome?.isMet == false
            ? run.events(leadingTo: line.number).map { .integer($0.number) } : []
        ),
      ]
    }
  }

  private static func word(_ ending: RunEnding) -> String {
    switch ending {
    case .complete: "complete"
    case .stopped: "stopped"
    case .aborted: "aborted"
    case .early: "early"
    }
  }

  private static func json(_ view: RunComparison.View) -> JSONValue {
    func side(_ side: RunComparison.Side?) -> JSONValue {
      guard let side else { return .null }
      return ["runs": .integer(side.runs), "reads": .array(side.reads.map(JSONValue.string))]
    }
    return ["view": .string(view.name), "a": side(view.a), "b": side(view.b)]
  }
}
