import BankParsing
import Core
import Testing

struct IDTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var heading: String
    var id: String
    var testDescription: String { heading }
  }

  static let headings = [
    Case(heading: "What is `@State`?", id: "what-is-state"),
    Case(heading: "  A -- *B* __c__ (d) ", id: "a-b-c-d"),
    Case(heading: "2 + 2", id: "2-2"),
    Case(heading: "Käse", id: "k-se"),
    Case(heading: "Ka\u{308}se", id: "k-se"),
    Case(heading: "[A link](https://a.b)", id: "a-link"),
    Case(heading: "日本", id: "item-" + Fingerprint.hex("日本".utf8, digits: 6)),
    Case(heading: "???", id: "item-" + Fingerprint.hex("???".utf8, digits: 6)),
    Case(
      heading: String(repeating: "abcdefg ", count: 10),
      id: "abcdefg-abcdefg-abcdefg-abcdefg-abcdefg-abcdefg-abcdefg-abcdefg"
    ),
  ]

  @Test(arguments: headings)
  func `an item without an id gets one from its heading`(_ item: Case) {
    let library = Library([Sample.items("## \(item.heading)\nA.\n")])
    #expect(library.items.map(\.id.text) == [item.id])
  }

  @Test func `ids from headings give way to those written down, and count on`() {
    let library = Sample.library([
      ("a.md", "# A\n<!-- bank: a; level: mid -->\n## One?\nx\n\n## One?\ny\n"),
      ("b.md", "# B\n<!-- bank: b; level: mid -->\n## Two\n<!-- id: one -->\nz\n\n## One!\nu\n"),
    ])
    #expect(library.items.map(\.id.text) == ["one-2", "one-3", "one", "one-4"])
    #expect(library.findings.isEmpty)
    #expect(
      BankCheck.findings(in: library, claims: nil).filter { $0.code == "id_not_pinned" }.map {
        "\($0.file):\($0.line)"
      } == [
        "a.md:3:1: warning: progress hangs on an item's id, and this one has none of its own; "
          + "'viva check --fix' writes 'id: one-2'",
        "a.md:6:1: warning: progress hangs on an item's id, and this one has none of its own; "
          + "'viva check --fix' writes 'id: one-3'",
        "b.md:7:1: warning: progress hangs on an item's id, and this one has none of its own; "
          + "'viva check --fix' writes 'id: one-4'",
      ]
    )
  }

  @Test func `of two items with one id the first is used, and both places are named`() {
    let library = Sample.library([
      ("a.md", "# A\n<!-- bank: a; level: mid -->\n## One?\n<!-- id: x -->\n1\n"),
      (
        "b.md",
        "# B\n<!-- bank: b; level: mid -->\n## Two?\n<!-- id: x -->\n{{c1::2}} {{c2::3}}\n"
      ),
    ])
    #expect(library.items.map(\.title) == ["One?"])
    #expect(
      library.findings.map { "\($0.file):\($0.line)" } == [
        "b.md:3:1: error: an id names one item, and 'x' is used at a.md:3 already; give this one "
          + "another"
      ]
    )
  }
}
