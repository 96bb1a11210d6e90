import Testing

/// `viva lint` on source that nobody writes: it ends soon, with a finding or rightly with none.
struct HostileCodeTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let what: String
    let bytes: [UInt8]
    /// What it ends with; nothing is wrong with some.
    let status: Int32

    init(_ what: String, _ status: Int32, _ text: String) {
      self.what = what
      self.status = status
      bytes = Array(text.utf8)
    }

    init(_ what: String, _ status: Int32, bytes: [UInt8]) {
      self.what = what
      self.status = status
      self.bytes = bytes
    }

    var testDescription: String { what }
  }

  private static func many(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  private static func numbered(_ count: Int, _ text: (Int) -> String) -> String {
    (0..<count).map(text).joined(separator: "\n")
  }

  static let cases: [Case] = [
    Case("a line of a megabyte", 0, "let x = \"" + many("a", 999_900) + "\""),
    Case("20,000 calls", 0, "let x = a" + many(".b()", 20_000)),
    Case("100,000 braces", 1, many("{", 100_000)),
    Case("100,000 squares", 1, "let x = " + many("[", 100_000)),
    Case("100,000 conditions", 1, many("if a {", 100_000)),
    Case("100,000 interpolations", 1, "let x = " + many("\"\\(", 100_000)),
    Case("100,000 directives", 1, many("#if A\n", 100_000)),
    Case("100,000 ternaries", 1, "let x = " + many("a ? b : ", 100_000) + "c"),
    Case("100,000 generics", 1, "let x: " + many("A<", 100_000)),
    Case("100,000 comparisons", 0, "let x = a " + many("<", 100_000) + " b"),
    Case("20,000 attributes", 0, many("@A ", 20_000) + "var x = 1"),
    Case("a megabyte of comments", 0, many("// a\n", 200_000)),
    Case("comments in comments", 0, many("/*", 200_000) + many("*/", 200_000)),
    Case("any bytes", 1, bytes: (0..<10_000).map { UInt8(truncatingIfNeeded: $0) }),
    Case("NUL", 1, "let x = 1\0"),
    Case("bytes that are no text", 1, bytes: [0x61, 0xff, 0xfe]),
    Case("UTF-16", 1, bytes: [0xff, 0xfe, 0x61, 0x00]),
    Case("an invalid character", 1, "var a \u{18}= 1"),
    Case("nothing", 0, ""),
    Case("a byte order mark alone", 0, bytes: [0xef, 0xbb, 0xbf]),
    Case("line ends of the old Mac", 1, "struct V: View {\r@State var a = 0\r}"),
    Case("a chain of heirs", 0, numbered(5000) { "class C\($0): C\($0 + 1) {}" }),
    Case("a circle of heirs", 0, numbered(5000) { "class C\($0): C\(($0 + 1) % 5000) {}" }),
    Case(
      "views in views",
      0,
      numbered(2000) { "struct V\($0): View { var body: some View { V\($0 + 1)() } }" }
    ),
    Case(
      "a circle of bindings",
      1,
      numbered(2000) {
        "struct V\($0): View { @Binding var a: Int; var body: some View { V\(($0 + 1) % 2000)(a: $a) } }"
      }
    ),
    Case(
      "2,000 suppressions",
      0,
      "struct V: View {\n"
        + numbered(2000) { "// viva:disable:next state_not_private\n@State var a\($0) = 0" } + "\n}"
    ),
  ]

  @Test(arguments: cases)
  func `hostile source is linted within the helper's bounds`(_ test: Case) throws {
    let home = try Home()
    try home.write("A.swift", bytes: test.bytes)
    let run = try home.run("lint", "A.swift")
    #expect(run.status == test.status)
    #expect(!run.output.contains("could not be analysed"))
    #expect(!run.errors.contains("viva:"))
  }
}
