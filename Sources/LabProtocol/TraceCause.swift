import StrictJSON

/// Why a body was evaluated.
package struct TraceCause: Hashable, Sendable {
  /// What kind of cause it is.
  package var kind: Kind
  /// The property, or the change of identity; empty for a first render.
  package var name: String

  /// The kinds of causes.
  package enum Kind: String, CaseIterable, Sendable {
    /// The view came into the tree with what is around it.
    case firstRender = "first render"
    /// The view stands where another identity stood.
    case newIdentity = "new identity"
    /// A `@State`, or another value that a view stores, was written.
    case state
    /// A property of an `@Observable` object was written.
    case observable
    /// An `ObservableObject` said that it will change.
    case published
    /// A value of the environment that the view declares differs.
    case environment
    /// An input that the parent gives differs.
    case input
  }

  /// Makes a cause.
  ///
  /// - Parameters:
  ///   - kind: What kind of cause it is.
  ///   - name: The property, or the change of identity; empty for a first render.
  package init(_ kind: Kind, _ name: String = "") {
    self.kind = kind
    self.name = name
  }

  init(_ line: LineObject) throws(LineProblem) {
    try line.allow("kind", "name")
    self.init(try line.word("kind"), line.has("name") ? try line.name("name") : "")
  }

  var json: JSONValue {
    var json: JSONObject = ["kind": .string(kind.rawValue)]
    if !name.isEmpty { json["name"] = .string(name) }
    return .object(json)
  }
}
