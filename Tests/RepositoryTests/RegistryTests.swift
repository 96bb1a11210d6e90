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

  @Test func `a rule's id is its name in snake case`() throws {
    guard try checkout.holds(Registry.rules.folder) else { return }
    var odd: [String] = []
    for name in try Registry.rules.names(in: checkout) {
      let text = try checkout.text("\(Registry.rules.folder)/\(name).swift")
      if !text.contains("\"\(snakeCase(name))\"") { odd.append(name) }
    }
    #expect(odd == [])
  }

  @Test(arguments: [
    ("StateNotPrivate", "state_not_private"), ("Syntax", "syntax"), ("URLInBody", "url_in_body"),
  ])
  func `snake case parts a name before each capital`(name: String, expected: String) {
    #expect(snakeCase(name) == expected)
  }

  @Test func `the README's tables name the commands and the rules there are`() throws {
    guard try checkout.holds("README.md") else { return }
    let readme = ReadmeTables(try checkout.text("README.md"))
    if try checkout.holds(Registry.commands.folder) {
      let names = try Registry.commands.names(in: checkout)
        .map { $0.dropLast("Command".count).lowercased() }
      #expect(readme.commands.sorted() == names.sorted())
    }
    if try checkout.holds(Registry.rules.folder) {
      let names = try Registry.rules.names(in: checkout).map(snakeCase)
      #expect(readme.rules.sorted() == names.sorted())
    }
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
