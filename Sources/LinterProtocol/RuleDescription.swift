package import Core
package import StrictJSON

/// What `viva rules` tells of a rule.
package struct RuleDescription: Equatable, Sendable {
  /// The rule's name in snake_case.
  package var id: String
  /// The letter and the heading of its part of the catalogue.
  package var section: String
  /// How bad most of its findings are.
  package var severity: Severity
  /// What it finds, in one phrase.
  package var title: String
  /// The principle behind it.
  package var rationale: String
  /// The claims that it serves, as `C10`.
  package var claims: [String]
  /// Whether it runs only when asked for.
  package var isOptIn: Bool
  /// The numbers it compares with, which a project may set otherwise.
  package var thresholds: [Threshold]
  /// Code that it accepts, each of one or several files.
  package var passing: [[String]]
  /// Code that it finds fault with; `↓` stands before each place.
  package var failing: [[String]]

  /// Makes a description.
  package init(
    id: String,
    section: String,
    severity: Severity,
    title: String,
    rationale: String,
    claims: [String],
    isOptIn: Bool,
    thresholds: [Threshold] = [],
    passing: [[String]],
    failing: [[String]]
  ) {
    self.id = id
    self.section = section
    self.severity = severity
    self.title = title
    self.rationale = rationale
    self.claims = claims
    self.isOptIn = isOptIn
    self.thresholds = thresholds
    self.passing = passing
    self.failing = failing
  }

  /// The description as `viva rules --json` has it.
  package var json: JSONValue {
    [
      "id": .string(id),
      "section": .string(section),
      "severity": .string(severity.name),
      "title": .string(title),
      "rationale": .string(rationale),
      "claims": .array(claims.map(JSONValue.string)),
      "isOptIn": .bool(isOptIn),
      "thresholds": .array(thresholds.map(Self.json)),
      "examples": ["passing": Self.examples(passing), "failing": Self.examples(failing)],
    ]
  }

  init(_ json: JSONValue) throws(ProtocolError) {
    guard let examples = json["examples"] else { throw .missing("examples") }
    self.init(
      id: try json.text("id"),
      section: try json.text("section"),
      severity: try (json["severity"] ?? .null).severity("severity"),
      title: try json.text("title"),
      rationale: try json.text("rationale"),
      claims: try json.texts("claims"),
      isOptIn: try json.flag("isOptIn"),
      thresholds: try json.array("thresholds").map(Self.threshold),
      passing: try Self.examples(examples, "passing"),
      failing: try Self.examples(examples, "failing")
    )
  }

  private static func json(_ threshold: Threshold) -> JSONValue {
    [
      "name": .string(threshold.name),
      "summary": .string(threshold.summary),
      "default": number(threshold.standard),
      "least": number(threshold.range.lowerBound),
      "most": number(threshold.range.upperBound),
      "isWhole": .bool(threshold.isWhole),
    ]
  }

  /// A whole number is written as one.
  private static func number(_ value: Double) -> JSONValue {
    Int(exactly: value).map(JSONValue.integer) ?? .number(value)
  }

  private static func threshold(_ json: JSONValue) throws(ProtocolError) -> Threshold {
    let least = try json.number("least")
    let most = try json.number("most")
    guard least <= most else { throw .unexpected("most") }
    return Threshold(
      try json.text("name"),
      try json.number("default"),
      in: least...most,
      isWhole: try json.flag("isWhole"),
      try json.text("summary")
    )
  }

  private static func examples(_ examples: [[String]]) -> JSONValue {
    .array(examples.map { .array($0.map(JSONValue.string)) })
  }

  private static func examples(_ json: JSONValue, _ key: String) throws(ProtocolError)
    -> [[String]]
  {
    try json.array(key).map { value throws(ProtocolError) in
      try (["files": value] as JSONValue).texts("files")
    }
  }
}
