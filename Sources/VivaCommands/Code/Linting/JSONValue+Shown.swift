import StrictJSON

extension JSONValue {
  /// What kind of value it is, for a message.
  var kind: String {
    switch self {
    case .null: "null"
    case .bool(let truth): "\(truth)"
    case .integer, .number: "a number"
    case .string: "a text"
    case .array: "an array"
    case .object: "an object"
    }
  }

  /// The value itself where it is short, else its kind.
  var shown: String {
    switch self {
    case .integer, .number: text()
    case .string(let text) where text.count <= 40: "'\(text)'"
    default: kind
    }
  }
}
