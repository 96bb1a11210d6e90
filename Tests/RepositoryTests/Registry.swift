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

  /// Files of a folder that belong to it without being one of its things.
  let companions: Set<String>

  static let rules = Registry(
    folder: "Sources/OwnershipRules/Rules",
    suffix: "",
    table: "Sources/OwnershipRules/RuleRegistry.swift",
    tests: "Tests/OwnershipRulesTests/Rules",
    companions: []
  )

  static let commands = Registry(
    folder: "Sources/VivaCommands/Commands",
    suffix: "Command",
    table: "Sources/VivaCommands/CommandTable.swift",
    tests: "Tests/VivaCommandsTests/Commands",
    companions: []
  )

  static let reports = Registry(
    folder: "Sources/Reporting/Formats",
    suffix: "Report",
    table: "Sources/Reporting/ReportFormats.swift",
    tests: "Tests/ReportingTests/Formats",
    companions: []
  )

  /// The names of the things, in the order of their files; a file `Name+Topic` belongs to `Name`.
  func names(in checkout: Checkout) throws -> [String] {
    try checkout.files(below: folder, ending: ".swift")
      .map { SwiftFile(path: $0, text: "").name }
      .filter { !$0.contains("+") && $0.hasSuffix(suffix) && !companions.contains($0) }
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
