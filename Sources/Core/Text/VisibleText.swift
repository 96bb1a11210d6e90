/// Makes text from outside safe to show on a terminal.
package enum VisibleText {
  /// The text with every character that a terminal would obey, or that hides or reorders others,
  /// written out as `\u{1b}`.
  ///
  /// Line feeds and tabs stay. It looks at single characters, never at sequences, so that a
  /// sequence cut short cannot slip through. Safe to apply twice.
  package static func escaped(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isHarmful) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if isHarmful(scalar) {
        result += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// As ``escaped(_:)``, and line feeds and tabs become spaces: text for the middle of a line.
  package static func escapedLine(_ text: String) -> String {
    escaped(String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 }))
  }

  private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0a: false
    case 0x00...0x1f, 0x7f...0x9f: true  // C0, DEL, C1
    case 0x061c, 0x200e, 0x200f, 0x202a...0x202e, 0x2066...0x2069: true  // bidirectional controls
    case 0x2028, 0x2029, 0xfeff, 0xfff9...0xfffb: true  // separators, byte order mark, annotations
    case 0x200b, 0x2060...0x2064: true  // zero-width characters that join nothing
    case 0xe0000...0xe007f: true  // tag characters
    default: false
    }
  }
}
