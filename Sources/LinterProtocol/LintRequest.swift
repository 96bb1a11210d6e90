import Core
import StrictJSON

/// One line from the program to its helper.
package enum LintRequest: Equatable, Sendable {
  /// Lint some files.
  case lint(LintJob)
  /// Prepare code for a run in the lab.
  case prepare(PreparationJob)
  /// Tell which rules there are.
  case rules

  /// The request as one line of JSON, without the line feed.
  package var line: [UInt8] { Array(json.text().utf8) }

  private var json: JSONValue {
    switch self {
    case .lint(let job):
      [
        "request": "lint",
        "files": .array(job.files.map(Self.json)),
        "groups": .array(job.groups.map(Self.json)),
        "tellsProgress": .bool(job.tellsProgress),
      ]
    case .prepare(let job): job.json
    case .rules:
      ["request": "rules"]
    }
  }

  private static func json(_ file: LintJob.File) -> JSONValue {
    var json: JSONObject = ["path": .string(file.path)]
    if file.group != 0 { json["group"] = .integer(file.group) }
    if let text = file.text { json["text"] = .string(text) }
    return .object(json)
  }

  private static func json(_ numbers: [String: Double]) -> JSONValue {
    .object(
      JSONObject(
        members: numbers.sorted { $0.key < $1.key }.map {
          JSONObject.Member(key: $0.key, value: .number($0.value))
        }
      )
    )
  }

  private static func json(_ settings: LintSettings) -> JSONValue {
    [
      "rules": settings.rules.map { .array($0.map(JSONValue.string)) } ?? .null,
      "enabled": .array(settings.enabled.map(JSONValue.string)),
      "disabled": .array(settings.disabled.map(JSONValue.string)),
      "severities": .object(
        JSONObject(
          members: settings.severities.sorted { $0.key < $1.key }.map {
            JSONObject.Member(key: $0.key, value: .string($0.value.name))
          }
        )
      ),
      "thresholds": .object(
        JSONObject(
          members: settings.thresholds.sorted { $0.key < $1.key }.map {
            JSONObject.Member(key: $0.key, value: json($0.value))
          }
        )
      ),
      "deploymentTarget": .string(settings.deploymentTarget),
      "defaultIsolation": settings.defaultIsolation.map(JSONValue.string) ?? .null,
    ]
  }
}

extension LintRequest {
  /// Reads a request from one line.
  package init(line: [UInt8]) throws(ProtocolError) {
    let json = try JSONValue(message: line)
    switch json["request"]?.string {
    case "rules": self = .rules
    case "prepare": self = .prepare(try PreparationJob(json))
    case "lint":
      let groups = try json.array("groups").map(Self.settings)
      guard !groups.isEmpty else { throw .unexpected("groups") }
      let files = try json.array("files").map { value throws(ProtocolError) in
        let group = value["group"]?.integer ?? 0
        guard groups.indices.contains(group) else { throw ProtocolError.unexpected("group") }
        return LintJob.File(
          path: try value.text("path"),
          text: value["text"]?.string,
          group: group
        )
      }
      self = .lint(
        LintJob(files: files, groups: groups, tellsProgress: try json.flag("tellsProgress"))
      )
    default:
      throw .unexpected("request")
    }
  }

  private static func settings(_ settings: JSONValue) throws(ProtocolError) -> LintSettings {
    LintSettings(
      rules: settings["rules"] == .null ? nil : try settings.texts("rules"),
      enabled: try settings.texts("enabled"),
      disabled: try settings.texts("disabled"),
      severities: try settings.table("severities") { value throws(ProtocolError) in
        try value.severity("severities")
      },
      thresholds: try settings.table("thresholds") { value throws(ProtocolError) in
        try (["thresholds": value] as JSONValue).table("thresholds") {
          number throws(ProtocolError) in
          try (["thresholds": number] as JSONValue).number("thresholds")
        }
      },
      deploymentTarget: try settings.text("deploymentTarget"),
      defaultIsolation: settings["defaultIsolation"]?.string
    )
  }
}
