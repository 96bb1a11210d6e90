import Core
import Grading
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
        "expectations": [],
      ]
    }
    return [
      "schema": 1,
      "passed": .bool(verdict.passed),
      "stages": .array(stages),
      "rating": rating.map { .string($0.name) } ?? .null,
    ]
  }
}
