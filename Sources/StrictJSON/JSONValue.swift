/// A JSON value, with object members in the order they were written.
package enum JSONValue: Equatable, Sendable {
  case null
  case bool(Bool)
  /// A number without fraction and exponent that fits an `Int`.
  case integer(Int)
  /// Any other number; always finite.
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object(JSONObject)

  /// The member of an object; `nil` when there is none, or this is no object.
  package subscript(key: String) -> JSONValue? { object?[key] }

  /// The text of a string.
  package var string: String? { if case .string(let text) = self { text } else { nil } }

  /// The value of a number written without fraction and exponent; `1.0` and `1e3` are none.
  package var integer: Int? { if case .integer(let number) = self { number } else { nil } }

  /// The value of any number.
  package var double: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .number(let number): number
    default: nil
    }
  }

  /// The truth value.
  package var bool: Bool? { if case .bool(let truth) = self { truth } else { nil } }

  /// The elements of an array.
  package var array: [JSONValue]? { if case .array(let elements) = self { elements } else { nil } }

  /// The members of an object.
  package var object: JSONObject? { if case .object(let members) = self { members } else { nil } }
}

extension JSONValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByStringLiteral,
  ExpressibleByStringInterpolation, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(nilLiteral: ()) { self = .null }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(integerLiteral value: Int) { self = .integer(value) }
  package init(floatLiteral value: Double) { self = .number(value) }
  package init(stringLiteral value: String) { self = .string(value) }
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  package init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(JSONObject(members: members.map { JSONObject.Member(key: $0, value: $1) }))
  }
}
