package import Core
import StrictJSON

/// One line from the helper program back.
package enum LintResponse: Equatable, Sendable {
  /// How many files of all have been parsed; another response follows.
  case progress(parsed: Int, files: Int)
  /// What was found, and the files that could not be read.
  case findings([Finding], unreadable: [UnreadableFile])
  /// What has to be done to code so that the lab can run it.
  case prepared(Preparation)
  /// The rules there are.
  case rules([RuleDescription])
  /// The settings name rules that do not exist.
  case unknownRules([UnknownRule])
  /// The request made no sense.
  case failure(String)

  /// The response as one line of JSON, without the line feed.
  package var line: [UInt8] { Array(json.text().utf8) }

  private var json: JSONValue {
    switch self {
    case .findings(let findings, let unreadable):
      [
        "findings": .array(findings.map(FindingJSON.value)),
        "unreadable": .array(unreadable.map(\.json)),
      ]
    case .prepared(let preparation): preparation.json
    case .progress(let parsed, let files):
      ["progress": .integer(parsed), "files": .integer(files)]
    case .rules(let rules): ["rules": .array(rules.map(\.json))]
    case .unknownRules(let rules): ["unknownRules": .array(rules.map(\.json))]
    case .failure(let reason): ["failure": .string(reason)]
    }
  }
}

extension LintResponse {
  /// Reads a response from one line.
  package init(line: [UInt8]) throws(ProtocolError) {
    let json = try JSONValue(message: line)
    if json["entry"] != nil {
      self = .prepared(try Preparation(json))
    } else if json["findings"] != nil {
      self = .findings(
        try json.array("findings").map(FindingJSON.finding),
        unreadable: try json.array("unreadable").map(UnreadableFile.init)
      )
    } else if json["progress"] != nil {
      self = .progress(parsed: try json.integer("progress"), files: try json.integer("files"))
    } else if json["rules"] != nil {
      self = .rules(try json.array("rules").map(RuleDescription.init))
    } else if json["unknownRules"] != nil {
      self = .unknownRules(try json.array("unknownRules").map(UnknownRule.init))
    } else {
      self = .failure(try json.text("failure"))
    }
  }
}
