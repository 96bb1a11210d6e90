import Core
import OwnershipRules
import Testing

struct UnobservedReferenceTests {
  private let rule = "unobserved_reference"

  /// A model that holds something of a class, and a view that reads it.
  private func source(_ held: String, _ property: String, _ body: String) -> String {
    """
    \(held)
    @Observable final class M { \(property) }
    struct V: View { let m: M; var body: some View { \(body) } }
    """
  }

  @Test func `the message names the holder, the class, the view and what it reads`() {
    let text = source("final class C { var x = 0 }", "var c = C()", "Text(\"\\(m.c.x)\")")
    #expect(
      findings(rule, in: [text]).map(\.message)
        == ["'c' holds 'C', which is not observable, so 'V' does not update when 'x' changes"]
    )
  }

  @Test(arguments: [
    ("var ↓c = C()", "Text(\"\\(m.c.x)\")"),
    ("private(set) var ↓c: C?", "Text(\"\\(m.c?.x ?? 0)\")"),
    ("var ↓c: C!", "Text(\"\\(m.c.x)\")"),
    ("var ↓cs: [C] = []", "Text(\"\\(m.cs[0].x)\")"),
    ("var ↓cs: [C] = []", "Text(\"\\(m.cs.first?.x ?? 0)\")"),
    ("var ↓cs: [C] = []", "ForEach(m.cs) { c in Text(\"\\(c.x)\") }"),
    ("var ↓cs: [C] = []", "ForEach(m.cs) { Text(\"\\($0.x)\") }"),
    ("var ↓cs: [C] = []", "ForEach(m.cs.sorted { $0.y < $1.y }) { Text(\"\\($0.x)\") }"),
    ("var ↓cs: [String: C] = [:]", "Text(\"\\(m.cs[\"a\"]?.x ?? 0)\")"),
    ("var ↓cs: Set<C> = []", "ForEach(Array(m.cs)) { Text(\"\\($0.x)\") }"),
    ("var ↓s: S", "Text(\"\\(m.s.c.x)\")"),
    ("var ↓ss: [S] = []", "ForEach(m.ss) { s in Text(\"\\(s.c.x)\") }"),
    ("private var ↓c = C(); var sum: Int { c.x }", "Text(\"\\(m.sum)\")"),
    ("var ↓c = C()", "Text(\"\\(m.c.double)\")"),
    ("var ↓c: C?", "if let c = m.c { Text(\"\\(c.x)\") }"),
    ("var ↓c = C()", "Text(\"\\((m.c ?? other).x)\")"),
    ("var ↓cs: [C] = []; func c(_ n: Int) -> C { cs[n] }", "Text(\"\\(m.c(1).x)\")"),
    ("var ↓cs: [C] = []", "Text(m.cs.map(\\.x).description)"),
    ("var ↓cs: [C] = []", "ForEach(Array(m.cs.enumerated())) { n, c in Text(\"\\(c.x)\") }"),
    (
      "var ↓cs: [Int: C] = [:]",
      "ForEach(m.cs.sorted { $0.key < $1.key }) { k, c in Text(\"\\(c.x)\") }"
    ),
    ("var ↓cs: [Int: C] = [:]", "ForEach(Array(m.cs)) { Text(\"\\($0.value.x)\") }"),
  ])
  func `an object is held however it is wrapped, and read however it is reached`(
    _ property: String,
    _ body: String
  ) {
    let held = """
      final class C { var x = 0; let y = 0; var double: Int { x * 2 } }
      struct S { var c: C }
      """
    expectMarked(rule, source(held, property, body))
  }

  @Test func `a child that is handed the object reads it as well`() {
    expectMarked(
      rule,
      source("final class C { var x = 0 }", "var ↓cs: [C] = []", "ForEach(m.cs) { Row(c: $0) }"),
      "struct Row: View { let c: C; var body: some View { Text(\"\\(c.x)\") } }"
    )
  }

  @Test(arguments: [
    ("[C]", "m.c[0].x"), ("[String: C]", "m.c[\"a\"]?.x ?? 0"), ("Set<C>", "m.c.first?.x ?? 0"),
    ("C?", "m.c?.x ?? 0"), ("C", "m.c.x"),
  ])
  func `an alias stands for what it names`(_ type: String, _ read: String) {
    let held = "final class C { var x = 0 }\ntypealias Held = \(type)"
    expectMarked(rule, source(held, "var ↓c: Held", "Text(\"\\(\(read))\")"))
  }

  @Test(arguments: [
    "final class C { private(set) var x = 0; func f() { x += 1 } }",
    "final class C { private(set) var x: [Int] = []; func f() { x.append(1) } }",
    "final class C { fileprivate(set) var x = 0 }; func f(_ c: C) { c.x = 1 }",
    "class B { var x = 0 }; final class C: B {}",
    "final class C: NSObject { var x = 0 }",
    "final class C: NSManagedObject { @NSManaged var x: Int }",
    "final class C: ObservableObject { @Published var x = 0 }",
  ])
  func `a property changes when it is open to be, or is written after 'init'`(_ held: String) {
    expectMarked(rule, source(held, "var ↓c = C()", "Text(\"\\(m.c.x)\")"))
  }

  @Test(arguments: [
    "final class C { let x = 0 }",
    "final class C { private(set) var x: Int; init() { x = 1 } }",
    "final class C { private(set) lazy var x = 1 }",
    "final class C { var y = 0; let x = 0 }",
    "final class C { static var x = 0 }",
    "actor C { var x = 0 }",
    "struct C { var x = 0 }",
    "@Observable final class C { var x = 0 }",
    "@Model final class C { var x = 0 }",
    "final class C: Observable { var x = 0 }",
    "",
  ])
  func `what cannot change, is observable or is unknown is not found`(_ held: String) {
    expectMarked(rule, source(held, "var c = C()", "Text(\"\\(m.c.x)\")"))
  }

  @Test(arguments: [
    ("@ObservationIgnored var c = C()", "Text(\"\\(m.c.x)\")"),
    ("let c = C()", "Text(\"\\(m.c.x)\")"),
    ("static var c = C()", "Text(\"\\(M.c.x)\")"),
    ("var c = C()", "Button(\"\") { print(m.c.x) }"),
    ("var c = C()", "Text(\"\\(m.c.z)\")"),
  ])
  func `untracked holders and reads outside bodies are not found`(
    _ property: String,
    _ body: String
  ) {
    expectMarked(rule, source("final class C { var x = 0; let z = 0 }", property, body))
  }

  @Test func `a legacy model counts unless the reading view observes it`() {
    let held = "final class C: ObservableObject { @Published var x = 0 }"
    let row = { (wrapper: String) in
      "struct Row: View { \(wrapper) var c: C; var body: some View { Text(\"\\(c.x)\") } }"
    }
    expectMarked(rule, source(held, "var c = C()", "Row(c: m.c)"), row("@ObservedObject"))
    expectMarked(rule, source(held, "var ↓c = C()", "Row(c: m.c)"), row(""))
  }

  @Test func `what Core Data stores is not tracked`() {
    expectMarked(
      rule,
      """
      class Stored: NSManagedObject {}
      final class Relay: Stored { @NSManaged var address: String }
      @Observable final class Event: Stored {}
      extension Event { @NSManaged var relays: Set<Relay> }
      struct V: View { let relay: Relay; var body: some View { Text(relay.address) } }
      """
    )
  }

  @Test(arguments: [("let", "↓"), ("@ObservedObject var", "")])
  func `a managed object is told by whoever observes it`(_ held: String, _ mark: String) {
    expectMarked(
      rule,
      """
      class Stored: NSManagedObject {}
      final class Relay: Stored { @NSManaged var address: String }
      @Observable final class Event { var \(mark)relay: Relay? }
      struct V: View { \(held) relay: Relay; var body: some View { Text(relay.address) } }
      """
    )
  }
}
