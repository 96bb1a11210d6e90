import Testing

struct RegistryTests {
  private let checkout = Checkout()

  /// Present folders; one whose module is not written yet holds nothing to check.
  private static func present() throws -> [Registry] {
    let checkout = Checkout()
    return try [Registry.rules, .commands, .reports].filter { try checkout.holds($0.folder) }
  }

  @Test(arguments: try present())
  func `each file of the folder stands in the table once, in order`(registry: Registry) throws {
    let names = try registry.names(in: checkout)
    #expect(!names.isEmpty)
    #expect(try registry.entries(in: checkout, of: names) == names.sorted())
  }

  @Test(arguments: try present())
  func `each file of the folder has a test file`(registry: Registry) throws {
    let missing = try registry.names(in: checkout).filter {
      try !checkout.holds("\(registry.tests)/\($0)Tests.swift")
    }
    #expect(missing == [])
  }

  /// A type whose bare name SwiftSyntax has taken ends in `Rule`.
  private func ruleID(of name: String) -> String {
    snakeCase(name.hasSuffix("Rule") ? String(name.dropLast(4)) : name)
  }

  @Test func `a rule's id is its name in snake case`() throws {
    guard try checkout.holds(Registry.rules.folder) else { return }
    var odd: [String] = []
    for name in try Registry.rules.names(in: checkout) {
      let text = try checkout.text("\(Registry.rules.folder)/\(name).swift")
      if !text.contains("\"\(ruleID(of: name))\"") { odd.append(name) }
    }
    #expect(odd == [])
  }

  @Test(arguments: [
    ("StateNotPrivate", "state_not_private"), ("Syntax", "syntax"), ("URLInBody", "url_in_body"),
  ])
  func `snake case parts a name before each capital`(name: String, expected: String) {
    #expect(snakeCase(name) == expected)
  }

  @Test func `the README's table of commands names those that are not hidden`() throws {
    guard try checkout.holds("README.md"), try checkout.holds(Registry.commands.folder) else {
      return
    }
    let names = try Registry.commands.names(in: checkout).compactMap { file in
      try commandName(inText: checkout.text("\(Registry.commands.folder)/\(file).swift"))
    }
    let readme = ReadmeTables(try checkout.text("README.md"))
    #expect(readme.commands.sorted() == names.filter { !$0.hasPrefix("_") }.sorted())
  }

  @Test func `the README's table of rules names those there are`() throws {
    guard try checkout.holds("README.md"), try checkout.holds(Registry.rules.folder) else {
      return
    }
    // These two report what the linter itself meets; they are rules without a file.
    let own: Set = ["suppression_problem", "syntax"]
    let names = try Registry.rules.names(in: checkout).map(ruleID)
    let readme = ReadmeTables(try checkout.text("README.md"))
    #expect(readme.rules.subtracting(own).sorted() == names.filter { !own.contains($0) }.sorted())
  }

  @Test func `tables are read by the code in their first cells`() {
    let tables = ReadmeTables(
      """
      | command | does |
      | --- | --- |
      | `viva` | the prompt |
      | `viva grade FILE…\\|DIR\\|-` | checks |
      | `viva list [--search TEXT]`, `viva show ID` | lists |
      | `viva suspend\\|resume ID…` | sets aside |
      | `state_not_private` | warning |
      | `syntax` | error |
      | `--color WHEN` | see `viva help` |
      """
    )
    #expect(tables.commands.sorted() == ["grade", "list", "resume", "show", "suspend"])
    #expect(tables.rules.sorted() == ["state_not_private", "syntax"])
  }

  /// The name in the first `CommandSpec("name", …)` of a file.
  private func commandName(inText text: String) throws -> String? {
    let parts = text.split(separator: "CommandSpec(", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    return parts[1].split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
      .dropFirst().first.map(String.init)
  }

  private func snakeCase(_ name: String) -> String {
    let letters = Array(name)
    var words = ""
    for (index, letter) in letters.enumerated() {
      let startsWord =
        letter.isUppercase && index > 0
        && (letters[index - 1].isLowercase
          || index + 1 < letters.count && letters[index + 1].isLowercase)
      if startsWord { words += "_" }
      words += letter.lowercased()
    }
    return words
  }
}
