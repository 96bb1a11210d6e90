import Core
import LinterProtocol
import SnippetPreparing
import Testing

/// What an answer must not put in the place of what the exercise's own code means.
struct ShadowingTests {
  private static let driver = """
    import SwiftUI
    struct BillScreen: View {
      @State private var bill = Bill()
      var body: some View {
        VStack {
          Text("To pay: \\(bill.total)")
          Button("Tea") { bill.order("Tea", cents: 300) }.disabled(bill.lines.isEmpty)
          ForEach(bill.lines) { line in Text(line.name) }
        }
      }
    }
    final class Spy: Loader { func load() -> Int { bill.lines[0] + 1 } }

    """

  private static let model = """
    protocol Loader {}
    struct Line: Identifiable { let id: Int; let name: String }
    @MainActor @Observable final class Bill {
      var lines: [Line] = []
      var total: Int { lines.count }
      func order(_ name: String, cents: Int) {}
    }

    """

  private func refusals(_ code: String, isGraded: Bool = true, models: [String] = [model])
    -> [String]
  {
    SnippetPreparer.prepare(
      PreparationJob(
        files: [
          .init(path: "Driver.swift", text: Self.driver),
          .init(path: "S.swift", text: "\(code)\n\(Self.model)", isGraded: isGraded),
        ],
        models: models
      )
    ).problems.map { "\($0.file):\($0.start.line):\($0.start.column) \($0.message)" }
  }

  @Test(arguments: [
    ("struct Text: View { init(_ s: String) {} }", "8 'Text'"),
    ("typealias Text = Other", "11 'Text'"), ("func Text(_ s: String) {}", "6 'Text'"),
    ("let Text = 1", "5 'Text'"), ("enum VStack {}", "6 'VStack'"),
    ("@propertyWrapper struct State<V> {}", "25 'State'"), ("protocol View {}", "10 'View'"),
    ("enum SwiftUI {}", "6 'SwiftUI'"), ("enum Swift {}", "6 'Swift'"),
    ("typealias StringLiteralType = Lie", "11 'StringLiteralType'"),
    ("func + (a: Int, b: Int) -> Int { 42 }", "6 '+'"),
    ("func ~= (a: Int, b: Int) -> Bool { true }", "6 '~='"),
    ("#if true\nstruct Text {}\n#endif", "8 'Text'"),
    ("extension View { func Text(_ s: String) {} }", "23 'Text' of 'View'"),
    ("extension View { func disabled(_ b: Bool) {} }", "23 'disabled' of 'View'"),
    ("extension BillScreen { struct Text {} }", "31 'Text' of 'BillScreen'"),
    ("extension BillScreen { var Text: Int { 1 } }", "28 'Text' of 'BillScreen'"),
    ("extension Text { init(_ s: String) { self.init(verbatim: s) } }", "18 'init' of 'Text'"),
    ("extension BillScreen { init() { _ = 1 } }", "24 'init' of 'BillScreen'"),
    ("extension Array { var isEmpty: Bool { true } }", "23 'isEmpty' of 'Array'"),
    ("extension [Line] { subscript(_ i: Int) -> Int { 1 } }", "20 'subscript' of '[Line]'"),
    ("extension ViewBuilder { static func buildBlock() {} }", "37 'buildBlock' of 'ViewBuilder'"),
    (
      "extension DefaultStringInterpolation { mutating func appendInterpolation(_ v: Int) {} }",
      "54 'appendInterpolation' of 'DefaultStringInterpolation'"
    ),
    ("typealias Shown = View; extension Shown { func Text() {} }", "48 'Text' of 'Shown'"),
    ("protocol P {}; extension P { func Text() {} }", "35 'Text' of 'P'"),
    ("extension Loader { func Text() {} }", "25 'Text' of 'Loader'"),
  ])
  func `what takes the place of something else is refused with its place`(
    _ test: (code: String, found: String)
  ) {
    let found = refusals(test.code)
    let line = test.code.hasPrefix("#if") ? 2 : 1
    #expect(
      found == [
        "S.swift:\(line):\(test.found) would take the place of what the exercise's own code means by that name"
      ]
    )
    #expect(refusals(test.code, isGraded: false) == [])
  }

  @Test(arguments: [
    "struct Tag: View { var body: some View { Text(\"a\") } }",
    "func money(_ cents: Int) -> Int { 1 }",
    "extension View { func card() -> some View { padding() } }",
    "extension Array { subscript(safe i: Int) -> Int? { nil } }",
    "extension Int { var euros: String { \"\" } }", "extension Color { init(hex: Int) {} }",
    "extension Text { init(cents: Int) { self.init(\"\") } }",
    "struct Money {}; func + (a: Money, b: Money) -> Money { a }",
    "struct M {}; extension DefaultStringInterpolation { mutating func appendInterpolation(_ m: M) {} }",
    "extension Bill { var isEmpty: Bool { true } }", "enum Inner { struct Text {} }",
    "func order() {}", "let line = 1", "func bill() {}", "struct Money { func disabled() {} }",
    "extension Loader { func load() {} }",
  ])
  func `an answer's own helpers are its own`(_ code: String) {
    #expect(refusals(code, models: [Self.model, "class D: Loader { func load() {} }"]) == [])
  }

  @Test func `what starter or solution declares, an answer may`() {
    let code = "extension BillScreen { func Text() {} }; struct VStack {}"
    #expect(refusals(code).count == 2)
    #expect(refusals(code, models: [Self.model, code]) == [])
  }
}
