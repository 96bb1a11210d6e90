import BankParsing
import Core
import Testing

struct IDPinningTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var before: String
    var after: String?
  }

  static let cases = [
    Case(
      testDescription: "no comment",
      before: "# B\n<!-- bank: b -->\n\n## One?\n\nA.\n",
      after: "# B\n<!-- bank: b -->\n\n## One?\n<!-- id: one -->\n\nA.\n"
    ),
    Case(
      testDescription: "a comment",
      before: "# B\n<!-- bank: b -->\n## One?\n<!-- level: mid -->\nA.\n",
      after: "# B\n<!-- bank: b -->\n## One?\n<!-- id: one; level: mid -->\nA.\n"
    ),
    Case(
      testDescription: "a comment on several lines",
      before: "# B\n<!-- bank: b -->\n## One?\n<!--\nlevel: mid\n-->\nA.\n",
      after: "# B\n<!-- bank: b -->\n## One?\n<!-- id: one;\nlevel: mid\n-->\nA.\n"
    ),
    Case(
      testDescription: "CRLF and a byte order mark",
      before:
        "\u{feff}# B\r\n<!-- bank: b -->\r\n## One?\r\nA.\r\n## Two?\r\n<!--level: mid-->\r\nB.",
      after: "\u{feff}# B\r\n<!-- bank: b -->\r\n## One?\r\n<!-- id: one -->\r\nA.\r\n## Two?\r\n"
        + "<!-- id: two;level: mid-->\r\nB."
    ),
    Case(
      testDescription: "CR",
      before: "# B\r<!-- bank: b -->\r## One?\rA.\r",
      after: "# B\r<!-- bank: b -->\r## One?\r<!-- id: one -->\rA.\r"
    ),
    Case(
      testDescription: "a cloze item with two numbers",
      before: "# B\n<!-- bank: b -->\n## One?\n{{c1::a}} {{c2::b}}\n",
      after: "# B\n<!-- bank: b -->\n## One?\n<!-- id: one -->\n{{c1::a}} {{c2::b}}\n"
    ),
    Case(
      testDescription: "a broken item stays as it is",
      before: "# B\n<!-- bank: b -->\n## One?\n<!-- level: no -->\nA.\n## Two?\nB.\n",
      after:
        "# B\n<!-- bank: b -->\n## One?\n<!-- level: no -->\nA.\n## Two?\n<!-- id: two -->\nB.\n"
    ),
    Case(
      testDescription: "nothing to write",
      before: "# B\n<!-- bank: b -->\n## One?\n<!-- id: x -->\nA.\n",
      after: nil
    ),
  ]

  @Test(arguments: cases)
  func `missing ids are written, and nothing else changes`(_ item: Case) throws {
    let bytes = Array(item.before.utf8)
    let library = Library([BankParser.parse(bytes, file: "b.md")])
    let pinned = IDPinning.pinned(bytes, of: "b.md", in: library)
    #expect(pinned.map { String(decoding: $0, as: UTF8.self) } == item.after)
    guard let pinned else { return }
    let again = Library([BankParser.parse(pinned, file: "b.md")])
    #expect(again.items.map(\.id) == library.items.map(\.id))
    #expect(IDPinning.pinned(pinned, of: "b.md", in: again) == nil)
  }

  @Test func `a file that has changed since is left alone`() {
    let text = "# B\n<!-- bank: b -->\n## One?\n<!-- level: mid -->\nA.\n"
    let library = Library([Sample.bank(text)])
    #expect(IDPinning.pinned(Array("# B\n".utf8), of: "b.md", in: library) == nil)
    #expect(IDPinning.pinned(Array((" " + text).utf8), of: "c.md", in: library) == nil)
    let moved = text.replacing("## One", with: "Text.\n\n## One")
    #expect(IDPinning.pinned(Array(moved.utf8), of: "b.md", in: library) == nil)
  }
}
