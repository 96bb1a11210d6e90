import OwnershipRules

/// A change to an example under which a rule must find the same, or nothing.
struct Disguise: Sendable {
  let name: String
  /// Whether what was found before is found still.
  let keepsFindings: Bool
  let apply: @Sendable (String) -> String

  static let all: [Disguise] = [
    Disguise(name: "plain", keepsFindings: true) { $0 },
    Disguise(name: "after a comment with an emoji", keepsFindings: true) { "/* 👩‍👩‍👧 */ " + $0 },
    Disguise(name: "with CRLF", keepsFindings: true) {
      $0.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
    },
    Disguise(name: "after a shebang line", keepsFindings: true) { "#!/usr/bin/swift\n" + $0 },
    Disguise(name: "in a block comment", keepsFindings: false) { "/*\n\($0)\n*/" },
    Disguise(name: "in a string", keepsFindings: false) { "let text = #\"\"\"\n\($0)\n\"\"\"#" },
    Disguise(name: "inside '#if'", keepsFindings: true) { "#if DEBUG\n\($0)\n#endif" },
    Disguise(name: "inside '#else'", keepsFindings: true) { "#if os(macOS)\n#else\n\($0)\n#endif" },
    Disguise(name: "nested in an enum", keepsFindings: true) { "enum Feature {\n\($0)\n}" },
    Disguise(name: "nested in an extension", keepsFindings: true) {
      "enum Feature {}\nextension Feature {\n\($0)\n}"
    },
  ]
}
