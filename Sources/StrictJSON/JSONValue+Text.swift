extension JSONValue {
  /// How JSON is laid out.
  package enum Layout: Sendable {
    /// On one line, without spaces.
    case compact
    /// Two spaces a level, one member a line.
    case pretty
  }

  /// Writes the value, members in their order.
  ///
  /// What a terminal would obey, and the line separators of JavaScript, are written as escapes, so
  /// that the text can be shown and pasted anywhere. A line end follows only in the pretty layout.
  package func text(_ layout: Layout = .compact) -> String {
    var out: [UInt8] = []
    append(to: &out, indent: layout == .pretty ? 0 : nil)
    if layout == .pretty { out.append(UInt8(ascii: "\n")) }
    return String(decoding: out, as: UTF8.self)
  }

  private func append(to out: inout [UInt8], indent: Int?) {
    switch self {
    case .null: out += "null".utf8
    case .bool(let truth): out += (truth ? "true" : "false").utf8
    case .integer(let number): out += String(number).utf8
    case .number(let number): out += (number.isFinite ? "\(number)" : "null").utf8
    case .string(let text): Self.append(text, to: &out)
    case .array(let elements):
      Self.append(elements, between: "[]", to: &out, indent: indent) { element, out, indent in
        element.append(to: &out, indent: indent)
      }
    case .object(let object):
      Self.append(object.members, between: "{}", to: &out, indent: indent) { member, out, indent in
        Self.append(member.key, to: &out)
        out += (indent == nil ? ":" : ": ").utf8
        member.value.append(to: &out, indent: indent)
      }
    }
  }

  private static func append<Element>(
    _ elements: [Element],
    between brackets: StaticString,
    to out: inout [UInt8],
    indent: Int?,
    each: (Element, inout [UInt8], Int?) -> Void
  ) {
    let brackets = Array(String(describing: brackets).utf8)
    let inner = indent.map { $0 + 2 }
    out.append(brackets[0])
    for (index, element) in elements.enumerated() {
      if index > 0 { out.append(UInt8(ascii: ",")) }
      breakLine(&out, inner)
      each(element, &out, inner)
    }
    if !elements.isEmpty { breakLine(&out, indent) }
    out.append(brackets[1])
  }

  private static func breakLine(_ out: inout [UInt8], _ indent: Int?) {
    guard let indent else { return }
    out.append(UInt8(ascii: "\n"))
    out += repeatElement(UInt8(ascii: " "), count: indent)
  }

  private static func append(_ text: String, to out: inout [UInt8]) {
    out.append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": out += "\\\"".utf8
      case "\\": out += "\\\\".utf8
      case "\n": out += "\\n".utf8
      case "\r": out += "\\r".utf8
      case "\t": out += "\\t".utf8
      case " ": out.append(0x20)
      case _ where isEscaped(scalar):
        for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
          let digits = String(unit, radix: 16)
          out += ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8
        }
      default: out += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      }
    }
    out.append(UInt8(ascii: "\""))
  }

  /// Whether a terminal or a reader would obey a character instead of showing it: controls, line
  /// separators, bidirectional controls, tags.
  private static func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1f, 0x7f...0x9f, 0x2028, 0x2029, 0xfeff: true
    case 0x061c, 0x200e, 0x200f, 0x202a...0x202e, 0x2066...0x2069: true
    case 0xe0000...0xe007f: true
    default: false
    }
  }
}
