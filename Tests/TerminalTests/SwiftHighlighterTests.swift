import Terminal
import Testing

struct SwiftHighlighterTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let code: String
    let expected: String

    init(_ code: String, _ expected: String) {
      self.code = code
      self.expected = expected
    }

    var testDescription: String { code }
  }

  @Test(arguments: [
    Case("let x = 1", "<keyword let> x = <number 1>"),
    Case("var y: Int?", "<keyword var> y: <typeName Int>?"),
    Case("@State private var n", "<attribute @State> <keyword private> <keyword var> n"),
    Case("#Preview { A() }", "<attribute #Preview> { <typeName A>() }"),
    Case(
      "0x1F_e-3 1.5e-3 1...3",
      "<number 0x1F_e>-<number 3> <number 1.5e-3> <number 1>...<number 3>"
    ),
    Case("a.default.self", "a.default.<keyword self>"),
    Case("`default` x", "`default` x"),
    Case("// a \"b\n x", "<comment // a \"b>\n x"),
    Case("/* a /* b */ c */ d", "<comment /* a /* b */ c */> d"),
    Case("/* open", "<comment /* open>"),
    Case(#""a \(b["c"]) d" e"#, #"<string "a \(b["c"]) d"> e"#),
    Case(#""a \" b" c"#, #"<string "a \" b"> c"#),
    Case("\"open\n x", "<string \"open>\n x"),
    Case("\"\"\"\n a \"b\"\n \"\"\" c", "<string \"\"\"\n a \"b\"\n \"\"\"> c"),
    Case(##"#"a \(b) "c" \#(d)"# e"##, ##"<string #"a \(b) "c" \#(d)"#> e"##),
    Case("#/a[\"]/# b", "<string #/a[\"]/#> b"),
    Case("日本 = ß", "日本 = ß"),
    Case("", ""),
    Case(#""\"#, #"<string "\>"#),
    Case("\"\\(((", "<string \"\\(((>"),
  ])
  func `the parts of Swift are told apart`(_ test: Case) {
    #expect(marked([SwiftHighlighter.styled(test.code)]) == test.expected + "\n")
  }

  @Test func `every byte stays, wherever the code is cut`() {
    let code = """
      @Observable final class M { var s = "a\\(f("b"))" /* x */ ; let r = #"c"#; let n = 1.5e-3 } // 日
      """
    let bytes = Array(code.utf8)
    for length in 0...bytes.count {
      let part = String(decoding: bytes.prefix(length), as: UTF8.self)
      #expect(SwiftHighlighter.styled(part).plain == part)
    }
  }

  @Test func `strings nested without end do no harm`() {
    let code = String(repeating: "\"\\(", count: 20_000)
    #expect(SwiftHighlighter.styled(code).plain == code)
  }
}
