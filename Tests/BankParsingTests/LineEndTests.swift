import BankParsing
import Core
import Testing

struct LineEndTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var bytes: [UInt8]

    static let text = Array(Sample.formatPage.utf8)

    static func replaced(_ ends: [[UInt8]]) -> [UInt8] {
      var count = 0
      return text.flatMap { byte -> [UInt8] in
        guard byte == 10 else { return [byte] }
        count += 1
        return ends[count % ends.count]
      }
    }

    static let all = [
      Case(testDescription: "CRLF", bytes: replaced([[13, 10]])),
      Case(testDescription: "CR", bytes: replaced([[13]])),
      Case(testDescription: "mixed", bytes: replaced([[13, 10], [10], [13]])),
      Case(testDescription: "byte order mark", bytes: [0xef, 0xbb, 0xbf] + text),
      Case(
        testDescription: "byte order mark and CRLF",
        bytes: [0xef, 0xbb, 0xbf] + replaced([[13, 10]])
      ),
      Case(testDescription: "no line end at the end", bytes: Array(text.dropLast(1))),
      Case(testDescription: "empty lines at the end", bytes: text + [10, 32, 10, 10]),
    ]
  }

  @Test(arguments: Case.all)
  func `line ends, a byte order mark and the end of the file change nothing`(_ item: Case) {
    #expect(
      BankParser.parse(item.bytes, file: "b.md") == BankParser.parse(Case.text, file: "b.md")
    )
  }

  @Test func `an item's hash follows from its own text alone`() {
    let one = Sample.items("\n## A\n<!-- id: a -->\nx\n\n## B\n<!-- id: b -->\ny\n")
    let two = Sample.items("\nMore.\n\n## A\n<!-- id: a -->\nx\n\n\n\n## B\n<!-- id: b -->\nz")
    #expect(one.items[0].textHash == two.items[0].textHash)
    #expect(one.items[1].textHash != two.items[1].textHash)
    #expect(one.items[0].textHash.utf8.count == 12)
  }

  @Test(arguments: [
    ("<!-- id: b; level: senior; topic: x/y -->\nx\n", true), ("\n\nx\n", true),
    ("<!-- id: a -->\ny\n", false), ("<!-- id: a -->\nx\n### Why\nz\n", false),
  ])
  func `an item has the same hash under another id`(text: String, isSame: Bool) {
    let one = Sample.items("\n## A\n<!-- id: a -->\nx\n").items[0]
    let two = Sample.items("\n## A\n" + text).items[0]
    #expect((one.textHash == two.textHash) == isSame)
  }
}
