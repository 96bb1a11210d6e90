import StrictJSON

/// A rule that was asked for and does not exist.
package struct UnknownRule: Equatable, Sendable {
  /// What was written.
  package var id: String
  /// The rule that was probably meant.
  package var nearest: String?

  /// Makes a report of an unknown rule.
  package init(id: String, nearest: String?) {
    self.id = id
    self.nearest = nearest
  }

  var json: JSONValue {
    ["id": .string(id), "nearest": nearest.map(JSONValue.string) ?? .null]
  }

  init(_ json: JSONValue) throws(ProtocolError) {
    id = try json.text("id")
    nearest = json["nearest"]?.string
  }
}
