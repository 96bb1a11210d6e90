import Core
import OwnershipRules
import Testing

/// Hostile input: it is refused, or it is survived.
struct InputGuardTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let bytes: [UInt8]
    let message: String?

    init(_ name: String, _ text: String, _ message: String? = nil) {
      self.init(name, bytes: Array(text.utf8), message)
    }

    init(_ name: String, bytes: [UInt8], _ message: String? = nil) {
      self.name = name
      self.bytes = bytes
      self.message = message
    }

    var testDescription: String { name }
  }

  private static func many(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  private static let openers = "more than 8 brackets open one directly inside the other"
  private static let nesting = "brackets are nested more than 64 deep"

  static let refused: [Case] =
    [
      "[", "[(", "([", "A<[", "[[A:1]:", "[any ", "[some ", "[() -> ", "[@A ", "[inout ",
      "[sending ",
      "[(A) -> ", "[(a: ", "[(A, ", "[A & ", "[A: [", "[nonisolated(nonsending) ",
    ].map { Case("nested \($0)", "let x: " + many($0, 20), openers) }
    + [
      Case("braces", many("{", 100_000), nesting),
      Case("calls in calls", "let x = " + many("f(", 65), nesting),
      Case("interpolations in interpolations", "let x = " + many("\"\\(", 65), nesting),
      Case("try", many("try ", 300), "'try' follows itself more than 200 times"),
      Case(
        "branches",
        "if a {} " + many("else if b {} ", 300),
        "'else if' follows itself more than 200 times"
      ),
      Case("directives", many("#if A\n", 300), "'#if' follows itself more than 64 times"),
      Case(
        "ternaries",
        "let x = " + many("a ? b : ", 300) + "c",
        "'? :' follows itself more than 200 times"
      ),
      Case(
        "arrows",
        "let x: " + many("() -> ", 300) + "A",
        "'->' follows itself more than 200 times"
      ),
      Case(
        "generics",
        "let x: " + many("A<", 300),
        "more than 64 brackets open one directly inside the other"
      ),
      Case(
        "interpolations",
        "let x = \"" + many("\\(a)", 1001) + "\"",
        "a string has more than 1000 interpolations"
      ),
      Case("size", many("a", 1_000_001), "the file is larger than 1000000 bytes"),
      Case("NUL", "let x = \0", "the file holds a NUL byte, so it is no Swift source"),
      Case("Latin-1", bytes: [0x61, 0xe9, 0x62], "the bytes from here on are not valid UTF-8"),
    ]

  static let survived: [Case] = [
    Case("calls", "let x = a" + many(".b()", 20_000)),
    Case("members", "let x = a" + many(".b", 50_000)),
    Case("sums", "let x = 1" + many(" + 1", 50_000)),
    Case("assignments", "a" + many(" = a", 20_000)),
    Case("a long array", "let x = [" + many("1, ", 50_000) + "]"),
    Case("a long line", "let x = \"" + many("a", 900_000) + "\""),
    Case("a nested literal", "let x = " + many("[1, ", 60) + "1" + many("]", 60)),
    Case("nested calls", "let x = " + many("f([a.b(", 20) + "1" + many(")])", 20)),
    Case("a literal of literals", "let x = [" + many("[[1, 2], [3, 4]], ", 1000) + "]"),
    Case("a dictionary by text", "let x = " + many("[\"a\": ", 30) + "1" + many("]", 30)),
    Case("comparisons", many("if a < b { c() }\n", 1000) + "let x = [[[1]]]"),
    Case("brackets in text", "let x = \"" + many("[", 100) + "\" // " + many("[", 100)),
    Case("brackets in raw text", "let x = #\"\"\"\n\\(" + many("[", 100) + "\n\"\"\"#"),
    Case("brackets in a regular expression", "let x = #/" + many("\\[", 100) + "/#"),
    Case("an interpolation", "let x = \"\\(a[b(\"c\\(d)\")])\""),
    Case("nothing", ""),
    Case("a byte order mark", bytes: [0xef, 0xbb, 0xbf] + Array("let x = 1".utf8)),
  ]

  @Test(arguments: refused)
  func `what would hang the parser is refused with its reason`(_ test: Case) {
    let found = Linter.lint([SourceInput(path: "A.swift", bytes: test.bytes)])
    #expect(found.map(\.code) == ["syntax"])
    #expect(found.map(\.message) == [test.message])
  }

  @Test(arguments: survived)
  func `what only looks dangerous is linted`(_ test: Case) {
    #expect(Linter.lint([SourceInput(path: "A.swift", bytes: test.bytes)]).isEmpty)
  }

  @Test func `a refused file keeps the others from nothing`() {
    let hostile = SourceInput(path: "A.swift", bytes: Array(Self.many("[", 100).utf8))
    let other = SourceInput(
      path: "B.swift",
      bytes: Array("struct V: View { @State var a = 0 }".utf8)
    )
    #expect(
      Linter.lint([hostile, other], threads: 2).map(\.code) == ["syntax", "state_not_private"]
    )
  }

  @Test func `text that is not valid is placed where it begins`() {
    let found = Linter.lint([SourceInput(path: "A.swift", bytes: [0x61, 0x0a, 0x62, 0xe9])])
    #expect(found.map(\.start) == [TextPosition(line: 2, column: 2)])
  }
}
