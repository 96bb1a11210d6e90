import Core
import OwnershipRules
import Testing

/// Every rule's own examples, plain and in disguises that must not mislead it.
struct RuleExamplesTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let rule: String
    let example: RuleExample
    let number: Int
    let isFailing: Bool
    let disguise: Disguise

    var testDescription: String {
      "\(rule), \(isFailing ? "failing" : "passing") example \(number), \(disguise.name)"
    }

    var isAboutWholeFiles: Bool { ["syntax", "suppression_problem"].contains(rule) }
  }

  static let cases: [Case] = Linter.rules.flatMap { rule in
    let examples = rule.passing.map { ($0, false) } + rule.failing.map { ($0, true) }
    return examples.enumerated().flatMap { number, example in
      Disguise.all.map { disguise in
        Case(
          rule: rule.id,
          example: example.0,
          number: number,
          isFailing: example.1,
          disguise: disguise
        )
      }
    }
  }

  @Test(arguments: cases.filter { !$0.isAboutWholeFiles || $0.disguise.name == "plain" })
  func `an example is found where it is marked, in whatever disguise`(_ test: Case) {
    let marked = test.example.files.map { MarkedSource(test.disguise.apply($0)) }
    let expected = zip("ABCDEFGH", marked).flatMap { name, source in
      source.marks.map { "\(name).swift:\($0.line):\($0.column)" }
    }
    let found = places(test.rule, in: marked.map(\.text), options: test.example.options)
    #expect(found == (test.disguise.keepsFindings ? expected : []))
  }

  @Test(arguments: cases.filter { $0.disguise.name == "plain" && !$0.isAboutWholeFiles })
  func `a comment at the top silences an example`(_ test: Case) {
    let files = test.example.files.map { "// viva:disable \(test.rule)\n" + MarkedSource($0).text }
    #expect(places(test.rule, in: files, options: test.example.options).isEmpty)
  }

  @Test(arguments: Linter.rules.map(\.id))
  func `a rule has failing and passing examples, and only the failing ones are marked`(
    _ id: String
  ) throws {
    let rule = try #require(Linter.rules.first { $0.id == id })
    #expect(!rule.passing.isEmpty)
    #expect(!rule.failing.isEmpty)
    #expect(rule.passing.allSatisfy { $0.files.allSatisfy { !$0.contains("↓") } })
    #expect(rule.failing.allSatisfy { $0.files.contains { $0.contains("↓") } })
  }

  @Test(arguments: Linter.rules.flatMap { rule in rule.failing.map { (rule.id, $0) } })
  func `types spread over two files are one run`(_ id: String, _ example: RuleExample) {
    guard let file = example.files.first, example.files.count == 1, id != "syntax",
      id != "suppression_problem"
    else { return }
    let marked = MarkedSource(file)
    let blocks = Self.declarations(in: marked.text)
    let whole = findings(id, in: [marked.text], options: example.options)
    let apart = findings(id, in: blocks, options: example.options)
    #expect(apart.map(\.message).sorted() == whole.map(\.message).sorted())
  }

  /// The declarations of an example, each of which begins at the start of a line.
  private static func declarations(in text: String) -> [String] {
    var blocks: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let last = blocks.last, line.first.map({ " }".contains($0) }) ?? true {
        blocks[blocks.count - 1] = last + "\n" + line
      } else {
        blocks.append(String(line))
      }
    }
    return blocks
  }
}
