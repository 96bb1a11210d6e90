/// A flat JSON object on one line, its keys in the order in which they are added.
package struct JSONLine {
  private var parts: [String] = []

  /// Makes an empty object.
  package init() {}

  /// Its text.
  package var text: String { "{\(parts.joined(separator: ","))}" }

  /// Adds a string.
  ///
  /// - Parameters:
  ///   - key: A name in ASCII.
  ///   - value: Any text.
  package mutating func add(_ key: String, _ value: String) {
    parts.append("\"\(key)\":\(Self.quoted(value))")
  }

  /// Adds a whole number.
  ///
  /// - Parameters:
  ///   - key: A name in ASCII.
  ///   - value: Any number.
  package mutating func add(_ key: String, _ value: Int) { parts.append("\"\(key)\":\(value)") }

  /// Adds a truth value.
  ///
  /// - Parameters:
  ///   - key: A name in ASCII.
  ///   - value: Whether it is so.
  package mutating func add(_ key: String, _ value: Bool) { parts.append("\"\(key)\":\(value)") }

  /// Adds what is JSON already.
  ///
  /// - Parameters:
  ///   - key: A name in ASCII.
  ///   - json: A value, written out.
  package mutating func add(_ key: String, json: String) { parts.append("\"\(key)\":\(json)") }

  /// Adds causes, each with its kind and name.
  mutating func add(_ key: String, _ causes: [Cause]) {
    let items = causes.map { cause in
      var item = JSONLine()
      item.add("kind", cause.kind)
      if !cause.name.isEmpty { item.add("name", cause.name) }
      return item.text
    }
    add(key, json: "[\(items.joined(separator: ","))]")
  }

  /// A text between quotation marks, with what JSON cannot carry escaped.
  ///
  /// - Parameter text: Any text.
  /// - Returns: A JSON string.
  package static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case _ where scalar.value < 0x20 || scalar.value == 0x7f:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
