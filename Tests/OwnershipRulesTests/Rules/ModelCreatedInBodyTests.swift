import Core
import OwnershipRules
import Testing

struct ModelCreatedInBodyTests {
  private let rule = "model_created_in_body"
  private let types = """
    @Observable class M { init(_ n: Int = 0) {}; static let shared = M() }
    class Old: ObservableObject {}
    enum Feature { @Observable class M {} }
    struct S {}
    struct Child: View { let m: M; var old: Old?; var body: some View { Text("") } }
    struct Place: View { init(_ m: M) {}; var body: some View { Text("") } }
    struct Auto: View {
      @StateObject var old: Old
      init(old: @autoclosure @escaping () -> Old) { _old = StateObject(wrappedValue: old()) }
    }
    struct Lazy: View { @StateObject var old: Old; var n = 0; var body: some View { Text("") } }
    struct Eager: View {
      @StateObject var old: Old
      init(old: Old) { _old = StateObject(wrappedValue: old) }
    }
    struct Keep<C: View>: View { let make: () -> M; @ViewBuilder let content: () -> C }

    """

  private func view(_ body: String, _ more: String = "") -> String {
    types + "struct V: View { let xs: [Int]; var body: some View { \(body) }\n\(more) }"
  }

  @Test func `the message names the model and the view`() {
    let found = findings(rule, in: [view("Child(m: M())")])
    #expect(found.map(\.message) == ["the body of 'V' makes a new 'M' each time it runs"])
    #expect(found.map(\.severity) == [.error])
  }

  @Test(arguments: [
    "let m = ↓M(); Child(m: m)", "let m: M = ↓.init(); Child(m: m)", "Child(m: ↓M())",
    "Child(m: ↓.init())", "Child(m: ↓M.init(2))", "Child(m: .shared, old: ↓.init())",
    "Place(↓.init())", "Place(↓M(1))", "Text(\"\").environment(↓M())", "Unknown(m: ↓M())",
    "Text(\"\").environmentObject(↓Old())", "Text(\"\").environment(↓Feature.M())",
    "ForEach(xs) { Child(m: ↓M($0)) }", "ForEach(xs.map { ↓M($0) }) { Child(m: $0) }",
    "Text(\"\").sheet(isPresented: on) { Child(m: ↓M()) }",
    "Button {} label: { Child(m: ↓M()) }", "Keep(make: make) { Child(m: ↓M()) }",
    "Child(m: known ?? ↓M())", "if xs.isEmpty { Child(m: ↓M()) }",
    "NavigationLink(\"\") { Child(m: ↓M()) }", "Eager(old: ↓Old())",
    "let old = ↓Old(); Lazy(old: old)",
  ])
  func `a model that is made while the body runs is lost at the next run`(_ body: String) {
    expectMarked(rule, view(body))
  }

  @Test(arguments: [
    "Button(\"\") { m = M() }", "Text(\"\").onAppear { m = M() }", "Text(\"\").task { m = M() }",
    "Text(\"\").onChange(of: 1) { m = M() }", "Text(\"\").gesture(Tap().onEnded { m = M() })",
    "Child(m: .shared)", "Child(m: M.shared)", "Auto(old: Old())",
    "Lazy(old: Old())", "Lazy(old: .init(), n: 1)",
    "Text(\"\").sheet(isPresented: on) { Lazy(old: Old()) }",
    "Keep(make: { M() }) { Text(\"\") }",
    "Keep { M() } content: { Text(\"\") }", "Unknown { M() }", "let make = { M() }; Text(\"\")",
    "Child(m: Unknown())", "let s = S(); Text(\"\")", "Unknown(m: .init())", "Text(\"M()\")",
  ])
  func `in actions, and for somebody who keeps it, it is made once`(_ body: String) {
    expectMarked(rule, view(body))
  }

  @Test(arguments: ["Part", "Part.padding()", "self.Part", "VStack { Part }", "Text(Part)"])
  func `a property is run by whoever reads it, however its name begins`(_ body: String) {
    expectMarked(rule, view(body, "var Part: some View { Child(m: ↓M()) }"))
    expectMarked(rule, view("Text(\"\")", "var Part: some View { Child(m: M()) }"))
  }

  @Test func `what the body calls of the view runs with it, what it does not call does not`() {
    expectMarked(
      rule,
      view(
        "Child(m: m); part; helper(); Badge(1); Child(m: build())",
        """
        var m: M { ↓M() }
        var part: some View { Child(m: ↓M()) }
        func helper() -> some View { Child(m: ↓M()) }
        func Badge(_ n: Int) -> some View { let m = ↓M(n); return Child(m: m) }
        func Unused() -> some View { Child(m: M()) }
        func build() -> M { return ↓.init() }
        var unread: M { M() }
        func unused() -> M { M() }
        let make: () -> M = { M() }
        init() { _own = State(initialValue: M()) }
        """
      )
    )
  }

  @Test(arguments: [
    "struct A: App { var body: some Scene { WindowGroup { Child(m: ↓M()) } } }",
    "struct S2: Scene { var body: some Scene { WindowGroup { Child(m: ↓.init()) } } }",
    "struct C: Commands { var body: some Commands { CommandMenu(\"\") { Child(m: ↓M()) } } }",
    "struct T: ToolbarContent { var body: some ToolbarContent { ToolbarItem { Child(m: ↓M()) } } }",
    "struct X: ViewModifier { func body(content: C) -> some View { content.environment(↓M()) } }",
  ])
  func `apps, scenes, commands, toolbars and modifiers have bodies as well`(_ source: String) {
    expectMarked(rule, types, source)
  }

  @Test(arguments: [
    "#Preview { Child(m: M()) }",
    "struct P: PreviewProvider { static var previews: some View { Child(m: M()) } }",
    "#Preview { Demo() }\nstruct Demo: View { var body: some View { Child(m: M()) } }",
    "#Preview { struct Demo: View { var body: some View { Child(m: M()) } }; Demo() }",
  ])
  func `previews are left alone`(_ source: String) {
    expectMarked(rule, types, source)
  }
}
