import Core
import LinterProtocol
import StrictJSON

/// The static analysis results interchange format, which code hosts and editors read.
///
/// Columns are UTF-16 units, as the schema wants them; a line that cannot be read is taken to be
/// ASCII.
///
/// - SeeAlso: OASIS, "Static Analysis Results Interchange Format (SARIF) Version 2.1.0".
struct SARIFFormat: FindingFormat {
  let name = "sarif"

  func text(of run: LintRun) throws -> String {
    let rules = try run.rules()
    let ids = rules.map(\.id)
    let results = run.findings.map { finding in
      Self.result(finding, index: ids.firstIndex(of: finding.code), run.sources)
    }
    let json: JSONValue = [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
      "version": "2.1.0",
      "runs": [
        [
          "tool": [
            "driver": [
              "name": "viva",
              "version": .string(Version.number),
              "rules": .array(rules.map(Self.rule)),
            ]
          ],
          "columnKind": "utf16CodeUnits",
          "results": .array(results),
        ]
      ],
    ]
    return json.text(.pretty)
  }

  private static func rule(_ rule: RuleDescription) -> JSONValue {
    [
      "id": .string(rule.id),
      "shortDescription": ["text": .string(rule.title)],
      "fullDescription": ["text": .string(rule.rationale)],
      "defaultConfiguration": ["level": .string(level(rule.severity))],
    ]
  }

  private static func result(
    _ finding: Finding,
    index: Int?,
    _ sources: SourceLines
  ) -> JSONValue {
    var result: JSONObject = ["ruleId": .string(finding.code)]
    if let index { result["ruleIndex"] = .integer(index) }
    result["level"] = .string(level(finding.severity))
    result["message"] = ["text": .string(finding.message)]
    result["locations"] = [
      [
        "physicalLocation": [
          "artifactLocation": artifact(finding.file),
          "region": region(finding.start, finding.end, of: finding.file, sources),
        ]
      ]
    ]
    if let change = fix(finding, sources) { result["fixes"] = [change] }
    return .object(result)
  }

  /// The edits as one change of all the files they are in; `nil` without edits, or where a place
  /// cannot be told for want of the file.
  private static func fix(_ finding: Finding, _ sources: SourceLines) -> JSONValue? {
    guard !finding.edits.isEmpty else { return nil }
    var changes: [JSONValue] = []
    for file in Set(finding.edits.map(\.file)).sorted() {
      var replacements: [JSONValue] = []
      for edit in finding.edits where edit.file == file {
        guard let start = sources.position(ofByte: edit.start, in: file),
          let end = sources.position(ofByte: edit.end, in: file)
        else { return nil }
        replacements.append([
          "deletedRegion": region(start, end, of: file, sources),
          "insertedContent": ["text": .string(edit.text)],
        ])
      }
      changes.append([
        "artifactLocation": artifact(file), "replacements": .array(replacements),
      ])
    }
    return ["description": ["text": .string(finding.fix)], "artifactChanges": .array(changes)]
  }

  private static func artifact(_ file: String) -> JSONValue { ["uri": .string(uri(file))] }

  private static func region(
    _ start: TextPosition,
    _ end: TextPosition,
    of file: String,
    _ sources: SourceLines
  ) -> JSONValue {
    [
      "startLine": .integer(start.line),
      "startColumn": .integer(sources.column(start, in: file)),
      "endLine": .integer(end.line),
      "endColumn": .integer(sources.column(end, in: file)),
    ]
  }

  private static func level(_ severity: Severity) -> String { severity.name }

  /// The path as a relative or absolute URI reference, percent-encoded as RFC 3986 has it.
  private static func uri(_ path: String) -> String {
    let kept = Set("-._~/".utf8)
    let encoded = path.utf8.map { byte -> String in
      let isPlain =
        kept.contains(byte) || (48...57).contains(byte) || (65...90).contains(byte)
        || (97...122).contains(byte)
      guard !isPlain else { return String(Unicode.Scalar(byte)) }
      let digits = String(byte, radix: 16, uppercase: true)
      return digits.count < 2 ? "%0\(digits)" : "%\(digits)"
    }.joined()
    return path.hasPrefix("/") ? "file://\(encoded)" : encoded
  }
}
