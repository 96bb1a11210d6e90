import Core
import OwnershipRules
import Testing

struct UnstableIdentityTests {
  private let rule = "unstable_identity"

  private func view(_ body: String, more: String = "") -> String {
    "struct V: View { var body: some View { \(body) }\n\(more)\n}"
  }

  @Test func `the message quotes the source`() {
    #expect(
      findings(rule, in: [view("Text(\"\").id(UUID())")]).map(\.message)
        == ["'UUID()' makes a new identity each time the body runs, so the view starts again"]
    )
  }

  @Test(arguments: [
    "UUID()", "Foundation.UUID()", "UUID().uuidString", "UUID().uuidString.prefix(8)", "Date()",
    "Date.now", "Date().timeIntervalSince1970", "Int.random(in: 0..<9)", "\"row-\\(UUID())\"",
    "\"a\" + UUID().uuidString", "flag ? 1 : UUID()", "String(describing: Date())", "arc4random()",
  ])
  func `a value made anew is found through what passes it on`(_ value: String) {
    expectMarked(rule, view("Text(\"\").↓id(\(value))"))
  }

  @Test(arguments: [
    "number", "item.id", "key(UUID())", "Calendar.current.startOfDay(for: Date())",
    "Date().formatted(date: .numeric, time: .omitted)", "Int(Date().timeIntervalSince1970 / 86400)",
    "UUID(uuidString: text)", "\"UUID()\"", "session",
  ])
  func `what stays the same, or may, is not`(_ value: String) {
    expectMarked(rule, view("Text(\"\").id(\(value))", more: "let session: UUID"))
  }

  @Test func `a view's own value made with it is not kept`() {
    expectMarked(rule, view("Text(\"\").↓id(key)", more: "let key = UUID()"))
    expectMarked(rule, view("Text(\"\").↓id(self.key)", more: "var key: UUID { UUID() }"))
    expectMarked(rule, view("let key = UUID(); Text(\"\").↓id(key)"))
    expectMarked(rule, view("Text(\"\").id(key)", more: "@State private var key = UUID()"))
    expectMarked(rule, view("Text(\"\").id(key)", more: "static let key = UUID()"))
  }

  @Test func `rows given a new id while the body runs`() {
    expectMarked(rule, view("↓ForEach(xs.map { Row(id: UUID(), x: $0) }) { Text($0.x) }"))
    expectMarked(
      rule,
      view("↓ForEach(rows) { Text($0.x) }", more: "var rows: [Row] { xs.map { Row(id: UUID()) } }")
    )
    expectMarked(rule, view("ForEach(xs.map { Row(id: UUID()) }, id: \\.title) { Text($0.x) }"))
    expectMarked(rule, view("ForEach(xs) { x in Text(x).onTapGesture { use(UUID()) } }"))
  }

  @Test(arguments: [
    "func key() -> UUID { UUID() }", "static func key() -> String { UUID().uuidString }",
    "func key() -> String { let made = UUID(); return \"row-\\(made)\" }",
    "func key() -> UUID { .init() }", "func key() -> UUID { next }; var next: UUID { UUID() }",
  ])
  func `the view's own methods are followed`(_ method: String) {
    let call = method.hasPrefix("static") ? "Self.key()" : "key()"
    expectMarked(rule, view("Text(\"\").↓id(\(call))", more: method))
  }

  @Test func `methods that keep what they give, or that nobody can tell apart, are not found`() {
    expectMarked(rule, view("Text(\"\").id(key())", more: "func key() -> String { \"k\" }"))
    expectMarked(
      rule,
      view(
        "Text(\"\").id(key())",
        more: "func key() -> UUID { UUID() }; func key(_ n: Int = 0) -> Int { n }"
      )
    )
    expectMarked(rule, view("Text(\"\").id(key())", more: "func key() -> UUID { key() }"))
  }

  @Test func `rows are looked at by what tells them apart`() {
    expectMarked(rule, view("↓ForEach(xs.map { ($0, UUID()) }, id: \\.1) { Text($0.0) }"))
    expectMarked(rule, view("ForEach(xs.map { (UUID(), $0) }, id: \\.1) { Text($0.1) }"))
    expectMarked(rule, view("↓ForEach(xs.map { Row(key: UUID(), x: $0) }, id: \\.key) { f($0) }"))
    expectMarked(rule, view("↓ForEach(xs.map { (key: UUID(), x: $0) }, id: \\.key) { f($0) }"))
    expectMarked(rule, view("ForEach(xs.map { (key: $0, x: UUID()) }, id: \\.key) { f($0) }"))
  }

  @Test(arguments: [
    "var ↓id: UUID { .init() }", "var ↓id: Date { .now }",
    "var ↓id: String { let raw = UUID(); return raw.uuidString }",
    "var ↓id: UUID { Self.next() }; static func next() -> UUID { UUID() }",
    "var ↓id: UUID { switch kind { case 1: UUID(); default: UUID() } }",
    "var ↓id: UUID { if let raw { raw } else { UUID() } }",
    "var id: UUID { stored }; let stored = UUID()", "var id: Date { .distantPast }",
    "var id: UUID { if let raw { return raw }; return other }",
  ])
  func `an id is computed in many ways`(_ members: String) {
    expectMarked(rule, "struct R: Identifiable { \(members) }")
  }

  @Test func `an id that is computed is another each time`() {
    expectMarked(rule, "struct R: Identifiable { var ↓id: UUID { UUID() } }")
    expectMarked(
      rule,
      "struct R { var ↓id: String { return UUID().uuidString } }",
      "extension R: Identifiable {}"
    )
    expectMarked(rule, "struct R: Identifiable { let id = UUID() }")
    expectMarked(rule, "struct R: Identifiable { var id: Int { number } }")
    expectMarked(rule, "struct R { var id: UUID { UUID() } }")
  }

  @Test func `previews, actions and other builders are left alone`() {
    expectMarked(rule, "#Preview { Text(\"\").id(UUID()) }")
    expectMarked(rule, view("Button(\"\") { store.id(UUID()) }"))
    expectMarked(rule, "class C { func f() { request.id(UUID()) } }")
  }

  @Test func `a function that gives a view builds one`() {
    expectMarked(rule, "extension View { func fresh() -> some View { self.↓id(UUID()) } }")
    expectMarked(rule, "func make() -> some View { Text(\"\").↓id(UUID()) }")
  }
}
