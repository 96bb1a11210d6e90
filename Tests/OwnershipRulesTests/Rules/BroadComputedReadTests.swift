import Core
import OwnershipRules
import Testing

struct BroadComputedReadTests {
  private let rule = "broad_computed_read"

  /// A model with four tracked properties, more members, and a view with a body.
  private func source(_ members: String, body: String, properties: String = "let m: M") -> String {
    """
    @Observable final class M {
      var a = 0, b = 0, c = 0
      private(set) var d = 0
      let fixed = 1
      static var shared = M()
      @ObservationIgnored var raw = 0
      \(members)
    }
    struct V: View { \(properties)
      var body: some View { \(body) } }
    """
  }

  @Test func `the message names what is read and who reads it`() {
    let text = source("var all: Int { a + b + c + d }", body: "Text(\"\\(m.all)\")")
    #expect(
      findings(rule, in: [text]).map(\.message)
        == [
          "'all' reads 'a', 'b', 'c' and 'd', so 'V', which reads it, updates when any of them changes"
        ]
    )
  }

  @Test(arguments: [
    "var ↓all: Int { a + b + self.c + d }",
    "var ↓all: Int { get { let x = a; return x + b + c + d } set { a = newValue } }",
    "var ↓all: Int { pair + c + d }; var pair: Int { a + b }",
    "var ↓all: Int { sum() }; private func sum() -> Int { a + b + c + d }",
    "var ↓all: Int { [a, b].map { $0 + c }.reduce(d, +) }",
    "var ↓all: String { \"\\(a)\\(b)\\(c)\\(d)\" }",
    "var ↓all: Int { guard a > 0 else { return b }; return c > 0 ? d : 0 }",
  ])
  func `four tracked properties are many, however they are read`(_ members: String) {
    expectMarked(rule, source(members, body: "Text(\"\\(m.all)\")"))
  }

  @Test(arguments: [
    "var all: Int { a + b + c + fixed + raw + M.shared.d }",
    "var all: Int { let d = 1; return a + b + c + d }",
    "var all: Int { a = 1; b = 1; c = 1; d = 1; return 1 }",
    "func all() -> Int { a + b + c + d }",
    "static var all: Int { shared.a + shared.b + shared.c + shared.d }",
    "private(set) var all = 0",
  ])
  func `fewer, ignored, constant, shadowed and written ones are not`(_ members: String) {
    expectMarked(rule, source(members, body: "Text(\"\\(m.all)\")"))
  }

  @Test(arguments: [
    ("@State private var m = M()", "Text(\"\\(m.all)\")"),
    ("@Environment(M.self) private var m", "Text(\"\\(m.all)\")"),
    ("@Environment(M.self) private var m: M?", "Text(\"\\(m?.all ?? 0)\")"),
    ("@Bindable var m: M", "Stepper(\"\", value: $m.all)"),
    ("let m: M?", "if let m { Text(\"\\(m.all)\") }"),
    ("let ms: [M]", "ForEach(ms) { m in Text(\"\\(m.all)\") }"),
    ("let ms: [M]", "ForEach(ms.filter { $0.a > 0 }) { Text(\"\\($0.all)\") }"),
    ("@State private var ms: [M] = []", "ForEach($ms) { $m in Text(\"\\(m.all)\") }"),
    ("@State private var m: M?", "Text(\"\").sheet(item: $m) { m in Text(\"\\(m.all)\") }"),
    ("let ms: [String: M]", "Text(\"\\(ms[\"a\"]?.all ?? 0)\")"),
    ("let m: M", "Text(\"\").badge(m.all)"),
    ("let m: M; var part: some View { Text(\"\\(m.all)\") }", "part"),
    ("let m: M; func part() -> some View { let x = m; return Text(\"\\(x.all)\") }", "part()"),
    ("var n = 0", "Text(\"\\(M.shared.all)\")"),
    ("let box: Box; struct Box { var m: M }", "Text(\"\\(box.m.all)\")"),
  ])
  func `a body's read counts, however the model is reached`(_ properties: String, _ body: String) {
    let members = "var ↓all: Int { get { a + b + c + d } set {} }"
    expectMarked(rule, source(members, body: body, properties: properties))
  }

  @Test(arguments: [
    ("let m: M", "Button(\"\") { print(m.all) }"),
    ("let m: M", "Text(\"\").onAppear { print(m.all) }"),
    ("let m: M; var part: some View { Text(\"\\(m.all)\") }", "Text(\"\")"),
    ("let m: N", "Text(\"\\(m.all)\")"),
  ])
  func `reads in actions, outside bodies and of other types do not`(_ text: String, _ body: String)
  {
    expectMarked(rule, source("var all: Int { a + b + c + d }", body: body, properties: text))
  }

  @Test func `extensions count, and so do readers in other files`() {
    expectMarked(
      rule,
      "@Observable final class M { var a = 0, b = 0, c = 0, d = 0 }",
      "extension M { var ↓all: Int { a + b + c + d } }",
      "struct V: View { let m: M; var body: some View { Text(\"\\(m.all)\") } }"
    )
  }

  @Test func `what is inherited counts as well`() {
    expectMarked(
      rule,
      """
      @Observable class B { var a = 0, b = 0, c = 0 }
      @Observable final class M: B { var d = 0; var ↓all: Int { a + b + c + d } }
      struct V: View { let m: M; var body: some View { Text("\\(m.all)") } }
      """
    )
  }

  @Test func `legacy models, modifiers and plain readers are left alone`() {
    expectMarked(
      rule,
      """
      final class L: ObservableObject {
        @Published var a = 0, b = 0, c = 0, d = 0
        var all: Int { a + b + c + d }
      }
      struct V: View { let l: L; var body: some View { Text("\\(l.all)") } }
      """
    )
    let model = source("var all: Int { a + b + c + d }", body: "Text(\"\")")
    expectMarked(rule, model, "struct P { let m: M; var x: Int { m.all } }")
    expectMarked(
      rule,
      model,
      "struct W: ViewModifier { let m: M; func body(content: Content) -> some View { f(m.all) } }"
    )
  }

  @Test func `what Core Data stores is not tracked`() {
    expectMarked(
      rule,
      """
      @Observable final class M: NSManagedObject {
        var all: Int { a + b + c + d }
      }
      extension M { @NSManaged var a: Int; @NSManaged var b: Int; @NSManaged var c: Int; @NSManaged var d: Int }
      struct V: View { let m: M; var body: some View { Text("\\(m.all)") } }
      """
    )
  }
}
