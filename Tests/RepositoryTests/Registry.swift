import SwiftSyntax

/// A folder of things of one kind, the table in which each stands once, and the tests of each.
struct Registry: Sendable {
  /// The folder with one file a thing.
  let folder: String
  /// How each file's name ends, without `.swift`.
  let suffix: String
  /// The file with the table.
  let table: String
  /// The folder with one test file a thing, named like it with `Tests` at the end.
  let tests: String

  static let rules = Registry(
    folder: "Sources/OwnershipRules/Rules",
    suffix: "",
    table: "Sources/OwnershipRules/RuleRegistry.swift",
    tests: "Tests/OwnershipRulesTests/Rules"
  )

  static let commands = Registry(
    folder: "Sources/VivaCommands/Commands",
    suffix: "Command",
    table: "Sources/VivaCommands/Shell/CommandRegistry.swift",
    tests: "Tests/VivaCommandsTests/Commands"
  )

  static let reports = Registry(
    folder: "Sources/Reporting/Formats",
    suffix: "Report",
    table: "Sources/Reporting/ReportFormats.swift",
    tests: "Tests/ReportingTests/Formats"
  )

  /// The names of the things, in the order of their files; a file `Name+Topic` belongs to `Name`,
  /// and what lies in a folder within the folder serves several.
  func names(in checkout: Checkout) throws -> [String] {
    try checkout.names(in: folder)
      .filter { $0.hasSuffix("\(suffix).swift") && !$0.contains("+") }
      .map { String($0.dropLast(".swift".count)) }
  }

  /// The names that the table mentions, in its order and as often as it does.
  func entries(in checkout: Checkout, of names: [String]) throws -> [String] {
    let file = SwiftFile(path: table, text: try checkout.text(table))
    return file.tree.tokens(viewMode: .sourceAccurate).compactMap { token in
      guard case .identifier(let word) = token.tokenKind, names.contains(word) else { return nil }
      return word
    }
  }
}

extension Registry: CustomStringConvertible {
  var description: String { folder }
}
