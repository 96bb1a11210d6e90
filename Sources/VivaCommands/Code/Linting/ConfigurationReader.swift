import Core
import LinterProtocol
import StrictJSON

/// Reads what a JSON file says of linting, and refuses whatever would have no effect.
struct ConfigurationReader {
  private let path: String
  private let bytes: [UInt8]
  private let rules: [RuleDescription]

  /// Takes a file's bytes, and the rules that there are.
  init(path: String, bytes: [UInt8], rules: [RuleDescription]) {
    self.path = path
    self.bytes = bytes
    self.rules = rules
  }

  /// What a `.viva.json` says.
  func project() throws(ConfigurationProblem) -> LintConfiguration {
    let members = try object(try value(), [], "the file")
    for member in members where !["lint", "schema"].contains(member.key) {
      throw unknownKey(member.key, among: ["lint"], [])
    }
    return try configuration(in: members)
  }

  /// What the learner's own settings say, among other things.
  func personal() throws(ConfigurationProblem) -> LintConfiguration {
    try configuration(in: try object(try value(), [], "the file"))
  }

  private func value() throws(ConfigurationProblem) -> JSONValue {
    if let encoding = ForeignEncoding(of: bytes) {
      throw ConfigurationProblem(
        path: path,
        position: TextPosition(line: 1, column: 1),
        message: encoding.words
      )
    }
    do throws(JSONError) {
      return try JSONValue(parsing: bytes)
    } catch {
      throw ConfigurationProblem(
        path: path,
        position: TextPosition(of: error.offset, in: bytes),
        message: error.words + (Self.hint(for: error, in: bytes) ?? "")
      )
    }
  }

  /// What somebody may have meant who writes JSON as other languages are written.
  private static func hint(for error: JSONError, in bytes: [UInt8]) -> String? {
    guard [.unexpectedByte, .trailingText].contains(error.problem), error.offset < bytes.count
    else { return nil }
    switch bytes[error.offset] {
    case UInt8(ascii: "/"), UInt8(ascii: "#"): return "; JSON has no comments"
    case UInt8(ascii: "'"): return "; JSON has double quotes around texts and keys"
    default: return nil
    }
  }

  private func configuration(
    in members: [JSONObject.Member]
  ) throws(ConfigurationProblem) -> LintConfiguration {
    var configuration = LintConfiguration()
    guard let lint = members.first(where: { $0.key == "lint" })?.value else { return configuration }
    let keys: [String: Taking] = [
      "rules": takeRules, "enable": takeEnabled, "exclude": takeExcluded,
      "deploymentTarget": takeTarget, "defaultIsolation": takeIsolation,
      "thresholds": takeThresholds,
    ]
    // What is switched off is known before what is asked for.
    let members = try object(lint, [.member("lint")], "'lint'")
      .sorted { $0.key == "rules" && $1.key != "rules" }
    for member in members {
      guard let take = keys[member.key] else {
        throw unknownKey(member.key, among: keys.keys.sorted(), [.member("lint")])
      }
      try take(member.value, [.member("lint"), .member(member.key)], &configuration)
    }
    return configuration
  }

  private typealias Taking = (JSONValue, [JSONStep], inout LintConfiguration)
    throws(ConfigurationProblem) -> Void

  private static let off = "off"

  private func takeRules(
    _ value: JSONValue,
    _ steps: [JSONStep],
    _ configuration: inout LintConfiguration
  ) throws(ConfigurationProblem) {
    for member in try object(value, steps, "'rules'") {
      _ = try rule(member.key, at: steps + [.key(member.key)])
      let here = steps + [.member(member.key)]
      let words = [Self.off] + Severity.allCases.map(\.name)
      guard let word = member.value.string, words.contains(word) else {
        throw problem(
          at: here,
          refusal(of: member.value, for: member.key, "off, note, warning or error", words)
        )
      }
      guard member.key != "syntax" || word == Severity.error.name else {
        throw problem(
          at: here,
          "what does not parse cannot be judged, so 'syntax' is always an error"
        )
      }
      let severity = Severity.allCases.first { $0.name == word }
      configuration.rules[member.key] = severity.map { .on($0) } ?? .off
    }
  }

  private func takeEnabled(
    _ value: JSONValue,
    _ steps: [JSONStep],
    _ configuration: inout LintConfiguration
  ) throws(ConfigurationProblem) {
    for (number, id) in try texts(value, steps, "'enable'").enumerated() {
      let here = steps + [.element(number)]
      _ = try rule(id, at: here)
      switch configuration.rules[id] {
      case .off?: throw problem(at: here, "'\(id)' is off in 'rules'; take it out of one of them")
      case .on?: continue
      case nil: configuration.rules[id] = .on(nil)
      }
    }
  }

  private func takeExcluded(
    _ value: JSONValue,
    _ steps: [JSONStep],
    _ configuration: inout LintConfiguration
  ) throws(ConfigurationProblem) {
    let patterns = try texts(value, steps, "'exclude'")
    for (number, pattern) in patterns.enumerated() {
      guard let reason = ExcludePattern.reasonToRefuse(pattern) else { continue }
      throw problem(
        at: steps + [.element(number)],
        "the pattern '\(pattern)' stands for nothing: \(reason)"
      )
    }
    configuration.excluded = patterns
  }

  private func takeTarget(
    _ value: JSONValue,
    _ steps: [JSONStep],
    _ configuration: inout LintConfiguration
  ) throws(ConfigurationProblem) {
    guard let target = value.string.flatMap(DeploymentTargets.text) else {
      throw problem(
        at: steps,
        refusal(of: value, for: "deploymentTarget", DeploymentTargets.expected)
      )
    }
    configuration.deploymentTarget = target
  }

  private func takeIsolation(
    _ value: JSONValue,
    _ steps: [JSONStep],
    _ configuration: inout LintConfiguration
  ) throws(ConfigurationProblem) {
    let words = ["MainActor", "nonisolated"]
    guard let word = value.string, words.contains(word) else {
      throw problem(
        at: steps,
        refusal(of: value, for: "defaultIsolation", "MainActor or nonisolated", words)
      )
    }
    configuration.defaultIsolation = word
  }

  private func takeThresholds(
    _ value: JSONValue,
    _ steps: [JSONStep],
    _ configuration: inout LintConfiguration
  ) throws(ConfigurationProblem) {
    for member in try object(value, steps, "'thresholds'") {
      let rule = try rule(member.key, at: steps + [.key(member.key)])
      let inner = steps + [.member(member.key)]
      for number in try object(member.value, inner, "'\(member.key)'") {
        guard let threshold = rule.thresholds.first(where: { $0.name == number.key }) else {
          throw problem(at: inner + [.key(number.key)], Self.unknown(number.key, of: rule))
        }
        guard let value = number.value.double, threshold.allows(value) else {
          throw problem(
            at: inner + [.member(number.key)],
            refusal(of: number.value, for: number.key, threshold.expected)
          )
        }
        configuration.thresholds[member.key, default: [:]][number.key] = value
      }
    }
  }
}

extension ConfigurationReader {
  private func rule(
    _ id: String,
    at steps: [JSONStep]
  ) throws(ConfigurationProblem) -> RuleDescription {
    if let rule = rules.first(where: { $0.id == id }) { return rule }
    let nearest = Suggestion.nearest(to: id, among: rules.map(\.id))
    throw problem(
      at: steps,
      "there is no rule '\(id)'" + Self.hint(nearest, otherwise: "'viva rules' lists them")
    )
  }

  private func object(
    _ value: JSONValue,
    _ steps: [JSONStep],
    _ what: String
  ) throws(ConfigurationProblem) -> [JSONObject.Member] {
    guard let object = value.object else {
      throw problem(at: steps, "\(what) must be an object, not \(value.kind)")
    }
    return object.members
  }

  private func texts(
    _ value: JSONValue,
    _ steps: [JSONStep],
    _ what: String
  ) throws(ConfigurationProblem) -> [String] {
    guard let array = value.array else {
      throw problem(at: steps, "\(what) must be an array of texts, not \(value.kind)")
    }
    var texts: [String] = []
    for (number, element) in array.enumerated() {
      guard let text = element.string, !text.isEmpty else {
        throw problem(
          at: steps + [.element(number)],
          "\(what) holds texts, not \(element.string == nil ? element.kind : "an empty one")"
        )
      }
      texts.append(text)
    }
    return texts
  }

  private func unknownKey(
    _ key: String,
    among known: [String],
    _ steps: [JSONStep]
  ) -> ConfigurationProblem {
    let nearest = Suggestion.nearest(to: key, among: known)
    let list = known.map { "'\($0)'" }.joined(separator: ", ")
    return problem(
      at: steps + [.key(key)],
      "there is no key '\(key)' here" + Self.hint(nearest, otherwise: "there is \(list)")
    )
  }

  private static func unknown(_ name: String, of rule: RuleDescription) -> String {
    let known = rule.thresholds.map(\.name)
    let nearest = Suggestion.nearest(to: name, among: known)
    let list = known.isEmpty ? "none" : known.map { "'\($0)'" }.joined(separator: ", ")
    return "'\(rule.id)' has no threshold '\(name)'" + hint(nearest, otherwise: "it has \(list)")
  }

  private func refusal(
    of value: JSONValue,
    for key: String,
    _ expected: String,
    _ known: [String] = []
  ) -> String {
    let nearest = value.string.flatMap { Suggestion.nearest(to: $0, among: known) }
    return "'\(key)' must be \(expected), not \(value.shown)" + Self.hint(nearest, otherwise: nil)
  }

  private static func hint(_ nearest: String?, otherwise: String?) -> String {
    if let nearest { return "; did you mean '\(nearest)'?" }
    return otherwise.map { "; \($0)" } ?? ""
  }

  private func problem(at steps: [JSONStep], _ message: String) -> ConfigurationProblem {
    let offset = JSONValue.offset(of: steps, in: bytes) ?? 0
    return ConfigurationProblem(
      path: path,
      position: TextPosition(of: offset, in: bytes),
      message: message
    )
  }
}
