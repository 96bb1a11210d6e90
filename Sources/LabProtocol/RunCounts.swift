package import StrictJSON

/// What a run counted since the counts were last reset, by name; until then bodies count after the
/// mount, and what is made from the beginning.
package struct RunCounts: Equatable, Sendable {
  /// How often each view's body was evaluated.
  package var bodies: [String: Int]
  /// How many models of each type initial values made.
  package var made: [String: Int]
  /// How many of them were kept.
  package var kept: [String: Int]
  /// How often each counted initialiser ran.
  package var initialisers: [String: Int]

  /// Makes counts.
  ///
  /// - Parameters:
  ///   - bodies: How often each view's body was evaluated.
  ///   - made: How many models of each type initial values made.
  ///   - kept: How many of them were kept.
  ///   - initialisers: How often each counted initialiser ran.
  package init(
    bodies: [String: Int] = [:],
    made: [String: Int] = [:],
    kept: [String: Int] = [:],
    initialisers: [String: Int] = [:]
  ) {
    self.bodies = bodies
    self.made = made
    self.kept = kept
    self.initialisers = initialisers
  }

  init(_ line: LineObject) throws(LineProblem) {
    func counts(_ key: String) throws(LineProblem) -> [String: Int] {
      try line.table(key, of: "a whole number", \.integer)
    }
    self.init(
      bodies: try counts("bodies"),
      made: try counts("made"),
      kept: try counts("kept"),
      initialisers: try counts("inits")
    )
  }

  /// The counts as an object, with the members that the trace has.
  package var json: JSONObject {
    var json: JSONObject = [:]
    add(to: &json)
    return json
  }

  /// Adds the members of a record.
  func add(to json: inout JSONObject) {
    json["bodies"] = Self.json(bodies)
    json["made"] = Self.json(made)
    json["kept"] = Self.json(kept)
    json["inits"] = Self.json(initialisers)
  }

  private static func json(_ counts: [String: Int]) -> JSONValue {
    .object(
      JSONObject(
        members: counts.sorted { $0.key < $1.key }
          .map { JSONObject.Member(key: $0.key, value: .integer($0.value)) }
      )
    )
  }
}
