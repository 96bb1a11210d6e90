import BankParsing
import ContentLoading
import Core
import LinterProtocol
import StrictJSON

/// What `viva check` has to say.
struct CheckReport: Equatable {
  /// How many items can be used.
  var items: Int
  /// How many banks there are.
  var banks: Int
  /// How many Markdown files are none.
  var others: Int
  /// What is wrong, by file and place.
  var findings: [Finding]

  /// Reports on a library.
  init(of library: Library, findings: [Finding]) {
    items = library.items.count
    banks = library.banks.count
    others = library.passedOver.count
    self.findings = findings
  }

  /// Reads a report that was kept; `nil` where it makes no sense.
  init?(_ json: JSONValue) {
    guard let items = json["items"]?.integer, let banks = json["banks"]?.integer,
      let others = json["others"]?.integer,
      let findings = try? json["findings"]?.array?.map(FindingJSON.finding)
    else { return nil }
    self.items = items
    self.banks = banks
    self.others = others
    self.findings = findings
  }

  /// The report as it is kept.
  var kept: JSONValue {
    [
      "items": .integer(items),
      "banks": .integer(banks),
      "others": .integer(others),
      "findings": .array(findings.map(FindingJSON.value)),
    ]
  }

  /// The report as other programs read it.
  var json: JSONValue {
    let objects = findings.map { finding -> JSONValue in
      [
        "code": .string(finding.code),
        "severity": .string(finding.severity.name),
        "file": .string(finding.file),
        "line": .integer(finding.start.line),
        "column": .integer(finding.start.column),
        "message": .string(finding.message),
      ]
    }
    return [
      "schema": 1,
      "items": .integer(items),
      "banks": .integer(banks),
      "findings": .array(objects),
    ]
  }

  /// What was looked at and what came of it.
  var sentence: String {
    "\(count(items, "item")) in \(count(banks, "bank")), "
      + "\(count(others, "other Markdown file")): \(findingCount(findings))"
  }
}
