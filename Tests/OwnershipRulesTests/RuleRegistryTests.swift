import OwnershipRules
import Testing

/// The list of rules, and that it and the files agree.
struct RuleRegistryTests {
  @Test func `the rules are sorted by id and none stands twice`() {
    let ids = Linter.rules.map(\.id)
    #expect(ids == ids.sorted())
    #expect(Set(ids).count == ids.count)
  }

  @Test(arguments: Linter.rules.map { ($0.id, $0.typeName) })
  func `an id is its type's name in snake case`(_ id: String, _ typeName: String) {
    let name = typeName == "SyntaxRule" ? "Syntax" : typeName
    var snake = ""
    for character in name {
      if character.isUppercase, !snake.isEmpty { snake += "_" }
      snake += character.lowercased()
    }
    #expect(id == snake)
  }

  @Test(arguments: Linter.rules.map(\.id))
  func `a rule says what it finds and why`(_ id: String) throws {
    let rule = try #require(Linter.rules.first { $0.id == id })
    #expect(!rule.title.isEmpty)
    #expect(rule.title.last != ".")
    #expect(rule.rationale.last == ".")
    #expect(rule.claims == rule.claims.sorted())
  }
}
