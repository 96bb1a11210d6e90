package import StrictJSON

/// One view with a body in the tree of a run, as it stood at a moment.
package struct TreeView: Equatable, Sendable {
  /// How many views with a body, and identities, it stands in.
  package var depth: Int
  /// The name of its type, or of an identity that was given: `id=2`.
  package var name: String
  /// How often its body was evaluated since the mount; `nil` for an identity.
  package var runs: Int?
  /// What its body read when it was last evaluated, as `ProfileEditor.phase`, sorted.
  package var reads: [String]
  /// What it stores, in the order of its properties.
  package var values: [StoredValue]

  /// A value that a view stores.
  package struct StoredValue: Equatable, Sendable {
    /// The property's name.
    package var name: String
    /// The value as Swift describes it, cut where it is long.
    package var text: String

    /// Makes a stored value.
    ///
    /// - Parameters:
    ///   - name: The property's name.
    ///   - text: The value as Swift describes it.
    package init(name: String, text: String) {
      self.name = name
      self.text = text
    }
  }

  /// Makes a view of a tree.
  ///
  /// - Parameters:
  ///   - depth: How many views with a body, and identities, it stands in.
  ///   - name: The name of its type, or of an identity.
  ///   - runs: How often its body was evaluated since the mount; `nil` for an identity.
  ///   - reads: What its body read when it was last evaluated.
  ///   - values: What it stores.
  package init(
    depth: Int,
    name: String,
    runs: Int?,
    reads: [String] = [],
    values: [StoredValue] = []
  ) {
    self.depth = depth
    self.name = name
    self.runs = runs
    self.reads = reads
    self.values = values
  }

  init(_ line: LineObject) throws(LineProblem) {
    try line.allow("depth", "name", "runs", "reads", "values")
    self.init(
      depth: try line.count("depth"),
      name: try line.name("name"),
      runs: line.has("runs") ? try line.count("runs") : nil,
      reads: line.has("reads") ? try line.names("reads") : [],
      values: line.has("values") ? try line.objects("values").map(Self.value) : []
    )
  }

  private static func value(_ line: LineObject) throws(LineProblem) -> StoredValue {
    try line.allow("name", "text")
    return StoredValue(name: try line.name("name"), text: try line.text("text"))
  }

  /// The view as an object, with the members that the trace has.
  package var json: JSONValue {
    var json: JSONObject = ["depth": .integer(depth), "name": .string(name)]
    json["runs"] = runs.map(JSONValue.integer)
    if !reads.isEmpty { json["reads"] = .array(reads.map(JSONValue.string)) }
    if !values.isEmpty {
      json["values"] = .array(
        values.map { ["name": .string($0.name), "text": .string($0.text)] }
      )
    }
    return .object(json)
  }
}
