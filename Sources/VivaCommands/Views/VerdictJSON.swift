import Core
import Grading
import LabProtocol
import LinterProtocol
import StrictJSON

/// What `viva grade --json` prints.
enum VerdictJSON {
  /// The object of a verdict, with the rating that was recorded where one was.
  static func value(_ verdict: Verdict, rating: Rating?) -> JSONValue {
    let stages = verdict.stages.map { stage -> JSONValue in
      [
        "stage": .string(stage.name),
        "passed": .bool(stage.passed),
        "findings": .array(stage.findings.map(FindingJSON.value)),
        "expectations": .array(stage.expectations.map(value)),
      ]
    }
    return [
      "schema": 1,
      "passed": .bool(verdict.passed),
      "judged": .bool(verdict.isJudged),
      "stages": .array(stages),
      "skipped": .array(
        verdict.skipped.map { ["stage": .string($0.stage), "reason": .string($0.reason)] }
      ),
      "rating": rating.map { .string($0.name) } ?? .null,
    ]
  }

  /// An expectation, with the keys that `viva run --json` writes.
  private static func value(_ expectation: Verdict.Expectation) -> JSONValue {
    [
      "line": .integer(expectation.line),
      "text": .string(expectation.text),
      "met": expectation.outcome.map { .bool($0.isMet) } ?? .null,
      "expected": expectation.outcome.map { .string($0.expected) } ?? .null,
      "actual": expectation.outcome.map { .string($0.actual) } ?? .null,
    ]
  }
}
