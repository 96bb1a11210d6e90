import BankParsing
import Core
import Testing

struct LimitTests {
  static let head = "# B\n<!-- bank: b; level: mid -->\n\n"

  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var report: [String]
    var ids: [String] = []

    init(_ name: String, _ text: String, _ report: [String], ids: [String] = []) {
      testDescription = name
      self.text = text
      self.report = report
      self.ids = ids
    }
  }

  static func item(_ text: String) -> String { "## A\n<!-- id: a -->\n\(text)\n\n" }
  static let next = "## Next?\n<!-- id: next -->\nA.\n"

  static func table(columns: Int, rows: Int) -> String {
    "|" + String(repeating: "a|", count: columns) + "\n|" + String(repeating: "-|", count: columns)
      + "\n" + String(repeating: "a\n", count: rows)
  }

  static func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  static let refused = [
    Case(
      "a line",
      item(repeated("a", 65536)),
      ["6:1: error: a line has at most 64 KiB; break it"]
    ),
    Case(
      "quotes on a line",
      item(repeated("> ", 65) + "a"),
      ["6:1: error: quotes and lists are nested at most 64 deep"]
    ),
    Case(
      "lists on a line",
      item(repeated("- ", 65) + "a"),
      ["6:1: error: quotes and lists are nested at most 64 deep"]
    ),
    Case(
      "lists by indentation",
      item((0..<66).map { repeated("  ", $0) + "- a\n" }.joined()),
      ["70:1: error: quotes and lists are nested at most 64 deep"]
    ),
    Case(
      "columns of a table",
      item(table(columns: 65, rows: 1)),
      ["7:1: error: a table has at most 64 columns, and this one 65"]
    ),
    Case(
      "cells of a table, however short its rows",
      item(table(columns: 50, rows: 201)),
      [
        "7:1: error: a table has at most 10,000 cells, rows × columns, and this one 10050 or more; "
          + "split it by an empty line and a new header"
      ]
    ),
    Case(
      "tables of a file",
      (0..<27).map { "## A\n<!-- id: a\($0) -->\n" + table(columns: 50, rows: 190) + "\n" }
        .joined(),
      [
        "5138:1: error: the tables of a file have at most 250,000 cells together; split the file"
      ]
    ),
    Case(
      "link definitions",
      item((0..<1001).map { "[a\($0)]: /u\n" }.joined()),
      ["1006:1: error: a file has at most 1,000 link definitions; split it"]
    ),
    Case(
      "what link definitions add",
      item("[a]: /" + repeated("u", 10_000) + "\n\n" + repeated("[a]\n\n", 200)),
      [
        "214:2: error: link definitions may add at most 1 MiB to the text that uses them; shorten "
          + "the links"
      ]
    ),
  ]

  @Test(arguments: refused)
  func `a file past a limit is refused, with the place`(_ item: Case) {
    let bank = Sample.bank(Self.head + item.text)
    #expect(bank.report == item.report)
    #expect(bank.items.isEmpty)
    #expect(bank.isBank)
  }

  static let leftOut = [
    Case(
      "an item",
      item(repeated("a a a a a a a\n\n", 18_000)) + next,
      ["4:1: error: an item has at most 256 KiB, and this one 270022 bytes"],
      ids: ["next"]
    ),
    Case(
      "a paragraph",
      item(repeated("a a a a\n", 2049)) + next,
      [
        "6:1: error: a block that is not fenced code has at most 16 KiB, and this one 16392 bytes; "
          + "break it by empty lines"
      ],
      ids: ["next"]
    ),
    Case(
      "a block within a quote",
      item(repeated("> a a a\n", 2049)) + next,
      [
        "6:3: error: a block that is not fenced code has at most 16 KiB, and this one 16392 bytes; "
          + "break it by empty lines"
      ],
      ids: ["next"]
    ),
    Case(
      "fenced code, which may be longer",
      item("```swift\n" + repeated("let a = 1\n", 20_000) + "```") + next,
      [],
      ids: ["a", "next"]
    ),
    Case(
      "containers, just within the limit",
      item(repeated("> ", 63) + "a") + next,
      [],
      ids: ["a", "next"]
    ),
    Case(
      "a table, just within the limit",
      item(table(columns: 64, rows: 155)) + next,
      [],
      ids: ["a", "next"]
    ),
    Case(
      "link definitions, just within the limit",
      item("a\n\n" + (0..<1000).map { "[a\($0)]: /u\n\n" }.joined()) + next,
      [],
      ids: ["a", "next"]
    ),
  ]

  @Test(arguments: leftOut)
  func `an item past a limit is left out, its neighbours stay`(_ item: Case) {
    let bank = Sample.bank(Self.head + item.text)
    #expect(bank.report == item.report)
    #expect(bank.ids == item.ids)
  }

  @Test func `a file has at most 20,000 items`() {
    let items = (0..<20_005).map { "## Q\n<!-- id: q\($0) -->\nA.\n" }.joined()
    let bank = Sample.bank(Self.head + items)
    #expect(bank.report == ["60004:1: error: a file has at most 20,000 items; split it"])
    #expect(bank.items.count == 20_000)
  }

  struct Bytes: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var bytes: [UInt8]
    var report: String
  }

  static let bytes = [
    Bytes(
      testDescription: "too large",
      bytes: Array(head.utf8) + Array(repeating: 10, count: 8 << 20),
      report: "1:1: error: a bank has at most 8 MiB; split it into several files"
    ),
    Bytes(
      testDescription: "a Latin-1 letter after CRLF",
      bytes: Array("# B\r\n<!-- bank: b -->\r\nab".utf8) + [0xe9, 10],
      report: "3:3: error: a bank is UTF-8, and the byte 0xE9 here is not; save the file as UTF-8"
    ),
    Bytes(
      testDescription: "a surrogate",
      bytes: Array(head.utf8) + [0xed, 0xa0, 0x80],
      report: "4:1: error: a bank is UTF-8, and the byte 0xED here is not; save the file as UTF-8"
    ),
    Bytes(
      testDescription: "a NUL",
      bytes: Array((head + "a").utf8) + [0, 10],
      report: "4:2: error: a bank holds no NUL character; remove it"
    ),
  ]

  @Test(arguments: bytes)
  func `bytes that are no text are refused, with the place`(_ item: Bytes) {
    #expect(BankParser.parse(item.bytes, file: "b.md").report == [item.report])
  }

  @Test func `what is no text and looks like no bank is none, and says why`() throws {
    let bank = BankParser.parse([0xff, 0xfe, 0x23, 0], file: "b.md")
    #expect(bank.findings.isEmpty)
    #expect(
      try #require(bank.absence).description
        == "a bank is UTF-8, and this file is UTF-16; save it as UTF-8"
    )
  }
}
