import LinterProtocol
import StrictJSON

/// viva's own JSON.
struct JSONFormat: FindingFormat {
  let name = "json"

  func text(of run: LintRun) -> String {
    let json: JSONValue = [
      "schema": 1, "findings": .array(run.findings.map(FindingJSON.value)),
    ]
    return json.text() + "\n"
  }
}
