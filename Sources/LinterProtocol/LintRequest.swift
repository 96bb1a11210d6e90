import StrictJSON

/// One line from the program to its helper.
package enum LintRequest: Equatable, Sendable {
  /// Lint some files.
  case lint(LintJob)
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
        "settings": Self.json(job.settings),
      ]
    case .rules:
      ["request": "rules"]
    }
  }

  private static func json(_ file: LintJob.File) -> JSONValue {
    guard let text = file.text else { return ["path": .string(file.path)] }
    return ["path": .string(file.path), "text": .string(text)]
  }

  private static func json(_ settings: LintSettings) -> JSONValue {
    [
      "rules": settings.rules.map { .array($0.map(JSONValue.string)) } ?? .null,
      "enabled": .array(settings.enabled.map(JSONValue.string)),
      "disabled": .array(settings.disabled.map(JSONValue.string)),
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
    case "lint":
      let files = try json.array("files").map { value throws(ProtocolError) in
        LintJob.File(path: try value.text("path"), text: value["text"]?.string)
      }
      self = .lint(LintJob(files: files, settings: try Self.settings(json)))
    default:
      throw .unexpected("request")
    }
  }

  private static func settings(_ json: JSONValue) throws(ProtocolError) -> LintSettings {
    guard let settings = json["settings"] else { throw .missing("settings") }
    return LintSettings(
      rules: settings["rules"] == .null ? nil : try settings.texts("rules"),
      enabled: try settings.texts("enabled"),
      disabled: try settings.texts("disabled"),
      deploymentTarget: try settings.text("deploymentTarget"),
      defaultIsolation: settings["defaultIsolation"]?.string
    )
  }
}
