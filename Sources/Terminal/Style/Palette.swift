/// How the roles look: nothing at all, or the escape sequences of a terminal.
package struct Palette: Equatable, Sendable {
  /// Whether roles have a look.
  package let isColored: Bool

  /// No look for any role: not a single escape code.
  package static let plain = Palette(isColored: false)

  /// The sixteen colours that the user's terminal has given names to.
  package static let colored = Palette(isColored: true)

  /// The sequence that begins the look of some roles together; empty for no look.
  package func start(_ roles: [Role]) -> String {
    guard isColored, !roles.isEmpty else { return "" }
    return "\u{1b}[" + roles.map(Self.codes).joined(separator: ";") + "m"
  }

  /// The sequence that ends every look.
  package var end: String { isColored ? "\u{1b}[0m" : "" }

  /// The parameters of "select graphic rendition" (ECMA-48, 8.3.117).
  private static func codes(_ role: Role) -> String {
    switch role {
    case .heading: "1"
    case .strong: "1"
    case .emphasis: "3"
    case .strikethrough: "9"
    case .code: "36"
    case .link: "4"
    case .muted: "2"
    case .prompt: "1;34"
    case .right: "32"
    case .wrong: "31"
    case .missing: "4;32"
    case .extra: "9;31"
    case .hint: "33"
    case .error: "1;31"
    case .warning: "1;33"
    case .note: "1;36"
    case .keyword: "35"
    case .typeName: "36"
    case .string: "32"
    case .number: "33"
    case .comment: "2"
    case .attribute: "34"
    }
  }
}
