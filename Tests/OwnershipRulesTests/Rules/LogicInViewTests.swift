import Core
import OwnershipRules
import Testing

struct LogicInViewTests {
  private let rule = "logic_in_view"

  private func source(_ body: String, _ members: String = "") -> String {
    """
    @Observable final class M { var x = 0; func load() async {}; func append(_ n: Int) {} }
    struct V: View {
      @State private var a = 0
      @State private var b = 0
      @State private var list: [Int] = []
      @State private var isOn = false
      @State private var m = M()
      @State private var n = M()
      @Binding var bound: Int
      \(members)
      var body: some View { \(body) }
    }
    """
  }

  @Test func `the messages name the method, the properties and the view`() {
    let method = source("Text(\"\")", "func f() async { await g(); a = 1; b = 2 }")
    let closure = source("Text(\"\").task { await g(); a = 1; b = 2; isOn = true }")
    let rest = "after an 'await' or 'try', which only a rendered view can test"
    #expect(
      (findings(rule, in: [method]) + findings(rule, in: [closure])).map(\.message) == [
        "'f' of 'V' writes 'a' and 'b' \(rest)",
        "this closure of 'V' writes 'a', 'b' and 'isOn' \(rest)",
      ]
    )
  }

  @Test(arguments: [
    "↓{ a = await f(); b = 1 }",
    "↓{ isOn = true; list = await f(); isOn = false }",
    "↓{ isOn = true; defer { isOn = false }; list = await f() }",
    "↓{ do { a = try await f() } catch { b = 1 } }",
    "↓{ for await x in xs { a = x; b += 1 } }",
    "↓{ (a, b) = await f() }",
    "↓{ await f(); list.append(1); isOn.toggle() }",
    "↓{ await f(); change(&a); change(&b) }",
    "↓{ await f(); self.a = 1; self.list[0] = 2 }",
    "↓{ let x = await f(); await MainActor.run { a = x; b = x } }",
    "↓{ if let x = try? f() { a = x; b = x } }",
    "↓{ await f(); m = M(); a = 1 }",
  ])
  func `two properties written after the first wait are a flow`(_ closure: String) {
    expectMarked(rule, source("Text(\"\").task \(closure)"))
    expectMarked(rule, source("Text(\"\").refreshable(action: \(closure))"))
  }

  @Test(arguments: [
    "{ a = 1; b = 2 }", "{ a = 1; b = 2; await f() }", "{ a = 1; b = await f() }",
    "{ await f(); a = 1; a = 2 }", "{ await f(); print(a, b) }",
    "{ await m.load(); m.x = 1; n.x = 2 }", "{ await m.load(); m.append(1); n.append(2) }",
    "{ await f(); withAnimation { a = 1; b = 2 } }", "{ await f(); bound = 1; a = 1 }",
    "{ let a = await f(); var b = 0; b = a; list = [b] }", "{ await load() }",
    "{ work = Task { await f(); a = 1 } }",
  ])
  func `one property, models, animations, bindings and locals are not`(_ closure: String) {
    expectMarked(
      rule,
      source(
        "Text(\"\").task \(closure)",
        "@State private var work: Task<Void, Never>?; func load() async { a = await f() }"
      )
    )
  }

  @Test(arguments: [
    "Button(\"\") ↓{ Task { a = await f(); b = 1 } }",
    "Button(\"\") ↓{ a = 1; Task { await f(); a = 2; Task { b = 1 } } }",
    "Button { } label: { Text(\"\").onTapGesture ↓{ Task { await f(); a = 1; b = 1 } } }",
    "VStack { List { Text(\"\") }.task ↓{ a = await f(); b = 1 } }",
    "Text(\"\").sheet(isPresented: $isOn) { Button(\"\") ↓{ Task { await f(); a = 1; b = 1 } } }",
    "Toggle(\"\", isOn: Binding(get: { isOn }, set: ↓{ v in Task { await f(); a = 1; b = 1 } }))",
    "Toggle(\"\", isOn: .init(get: { isOn }, set: ↓{ v in Task { await f(); a = 1; b = 1 } }))",
    "Toggle(\"\", isOn: .init { isOn } set: ↓{ v in Task { await f(); a = 1; b = 1 } })",
  ])
  func `the outermost closure that acts is the place`(_ body: String) {
    expectMarked(rule, source(body))
  }

  @Test(arguments: [
    "func ↓f() async { isOn = true; list = await g(); isOn = false }",
    "func ↓f() throws { let x = try g(); a = x; b = x }",
    "func ↓f() { Task { a = await g(); b = 1 } }",
    "func ↓f() { func inner() async { a = await g(); b = 1 }; Task { await inner() } }",
    "func row() -> some View { Button(\"\") ↓{ Task { await g(); a = 1; b = 1 } } }",
    "var row: some View { Button(\"\") ↓{ Task { await g(); a = 1; b = 1 } } }",
    "func f() { api.load { r in a = r; b = r } }",
    "init() { a = try! g(); b = 1 }",
  ])
  func `a method is one stretch, with what is nested in it`(_ member: String) {
    expectMarked(rule, source("Text(\"\")", member))
  }

  @Test func `two closures are two stretches`() {
    expectMarked(rule, source("Text(\"\").task { await f(); a = 1 }.task { await f(); b = 1 }"))
  }

  @Test func `modifiers and extensions count, other types do not`() {
    let state = "@State private var a = 0; @State private var b = 0"
    expectMarked(
      rule,
      """
      struct W: ViewModifier {
        \(state)
        func body(content: Content) -> some View { content.task ↓{ a = await f(); b = a } }
      }
      """
    )
    expectMarked(rule, "struct S { \(state); func f() async { await g(); a = 1; b = 1 } }")
    expectMarked(
      rule,
      "struct V: View { \(state); var body: some View { Text(\"\") } }",
      "extension V { func ↓f() async { await g(); a = 1; b = 1 } }"
    )
  }
}
