package import Core
package import StrictJSON

/// A finding as JSON, with the keys that `viva lint --format json` writes.
package enum FindingJSON {
  /// The object for a finding.
  package static func value(_ finding: Finding) -> JSONValue {
    [
      "rule": .string(finding.code),
      "severity": .string(finding.severity.name),
      "file": .string(finding.file),
      "line": number(finding.start.line),
      "column": number(finding.start.column),
      "endLine": number(finding.end.line),
      "endColumn": number(finding.end.column),
      "message": .string(finding.message),
      "why": .string(finding.why),
      "fix": .string(finding.fix),
      "edits": .array(finding.edits.map(value)),
    ]
  }

  /// The finding in an object.
  package static func finding(_ json: JSONValue) throws(ProtocolError) -> Finding {
    Finding(
      try json.text("rule"),
      try (json["severity"] ?? .null).severity("severity"),
      file: try json.text("file"),
      start: try position(json, "line", "column"),
      end: try position(json, "endLine", "endColumn"),
      message: try json.text("message"),
      why: try json.text("why"),
      fix: try json.text("fix"),
      edits: try json.array("edits").map(edit)
    )
  }

  /// A line or a column; null where a finding has no place.
  private static func number(_ number: Int) -> JSONValue { number > 0 ? .integer(number) : .null }

  private static func value(_ edit: SourceEdit) -> JSONValue {
    [
      "file": .string(edit.file),
      "start": .integer(edit.start),
      "end": .integer(edit.end),
      "text": .string(edit.text),
    ]
  }

  private static func edit(_ json: JSONValue) throws(ProtocolError) -> SourceEdit {
    SourceEdit(
      file: try json.text("file"),
      start: try json.integer("start"),
      end: try json.integer("end"),
      text: try json.text("text")
    )
  }

  private static func position(
    _ json: JSONValue,
    _ line: String,
    _ column: String
  ) throws(ProtocolError) -> TextPosition {
    if json[line] == .null { return .nowhere }
    return TextPosition(line: try json.integer(line), column: try json.integer(column))
  }
}
