import BankParsing
import Core
import Testing

struct LibraryTests {
  static func item(_ id: String, _ metadata: String = "", answer: String = "A.") -> String {
    "## Question \(id)?\n<!-- id: \(id)\(metadata.isEmpty ? "" : "; ")\(metadata) -->\n\(answer)\n\n"
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var items: String
    var after: [String?]
    var report: [String] = []
  }

  static let chains = [
    Case(
      testDescription: "a chain",
      items: item("a") + item("b", "after: a") + item("c", "after: b"),
      after: [nil, "a", "b"]
    ),
    Case(
      testDescription: "the opening stands later",
      items: item("b", "after: a") + item("a"),
      after: ["a", nil]
    ),
    Case(
      testDescription: "a cloze item as the opening, all of it or one number",
      items: item("a", answer: "{{c1::x}} {{c2::y}}") + item("b", "after: a")
        + item("c", "after: a#c2"),
      after: [nil, nil, "a", "a#c2"]
    ),
    Case(
      testDescription: "an opening that does not exist",
      items: item("opening") + item("b", "after: openning") + item("c", "after: zzzzzz")
        + item("d", "after: opening#c1"),
      after: [nil, nil, nil, nil],
      report: [
        "8:20: error: 'after' names an item that exists, and 'openning' is none; did you mean "
          + "'opening'?",
        "12:20: error: 'after' names an item that exists, and 'zzzzzz' is none; load its bank too, or "
          + "leave 'after' out",
        "16:20: error: 'after' names an item that exists, and 'opening#c1' is none; did you mean "
          + "'opening'?",
      ]
    ),
    Case(
      testDescription: "a cycle, and an item that leads into it",
      items: item("z", "after: a") + item("a", "after: b") + item("b", "after: c")
        + item("c", "after: a"),
      after: ["a", nil, nil, nil],
      report: [
        "8:20: error: a chain has a beginning, and 'after' leads back here: 'a', 'b', 'c', 'a'; "
          + "leave one 'after' out"
      ]
    ),
    Case(
      testDescription: "an item that follows itself",
      items: item("a", "after: a", answer: "{{c1::x}} {{c2::y}}"),
      after: [nil, nil],
      report: [
        "4:20: error: a chain has a beginning, and 'after' leads back here: 'a', 'a'; leave one "
          + "'after' out"
      ]
    ),
  ]

  @Test(arguments: chains)
  func `a follow-up follows an item that exists, and no circle`(_ item: Case) {
    let library = Library([Sample.items(item.items)])
    #expect(library.findings.map(\.line) == item.report)
    #expect(library.items.map(\.after?.text) == item.after)
  }

  @Test func `a variant shares the memory of an item that is none`() {
    let library = Library([
      Sample.items(
        Self.item("a") + Self.item("b", "variant-of: a") + Self.item("c", "variant-of: b")
          + Self.item("d", "variant-of: e") + Self.item("f", "variant-of: f")
      )
    ])
    #expect(library.items.map(\.variantOf?.text) == [nil, "a", nil, nil, nil])
    #expect(
      library.findings.map(\.line) == [
        "12:25: error: 'b' is itself a variant; write 'variant-of: a'",
        "16:25: error: 'variant-of' names an item that exists, and 'e' is none; did you mean 'a'?",
        "20:25: error: an item is no variant of itself; leave 'variant-of' out",
      ]
    )
  }

  @Test func `an item is found by its id, a cloze item without a number too`() throws {
    let library = Library([
      Sample.items(Self.item("a") + Self.item("b", answer: "{{c2::x}} {{c3::y}}"))
    ])
    #expect(library[try #require(ItemID("a"))]?.id.text == "a")
    #expect(library[try #require(ItemID("b"))]?.id.text == "b#c2")
    #expect(library[try #require(ItemID("b#c3"))]?.id.text == "b#c3")
    #expect(library[try #require(ItemID("b#c1"))] == nil)
    #expect(library[try #require(ItemID("c"))] == nil)
  }

  @Test func `findings come in the order of files and then of places`() {
    let library = Sample.library([
      (
        "z.md",
        "# Z\n<!-- bank: z -->\n## A\n<!-- id: a; after: q -->\n1\n\n## B\n<!-- id: b; x: y; level: mid -->\n2\n"
      ),
      ("a.md", "# A\n<!-- bank: z -->\n## A\n<!-- id: c; level: mid; no -->\n1\n"),
      ("README.md", "# Read me\n"),
    ])
    #expect(
      library.findings.map { "\($0.file):\($0.start.line) \($0.code)" } == [
        "z.md:3 level_missing", "z.md:4 unknown_after", "z.md:8 unknown_key",
        "a.md:1 duplicate_bank", "a.md:4 broken_pair",
      ]
    )
    #expect(library.banks.map(\.file) == ["z.md", "a.md"])
    #expect(library.passedOver == ["README.md"])
  }
}
