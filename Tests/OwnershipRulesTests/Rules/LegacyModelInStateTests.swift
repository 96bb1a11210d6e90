import Core
import OwnershipRules
import Testing

struct LegacyModelInStateTests {
  private let rule = "legacy_model_in_state"
  private let models = """
    class Old: ObservableObject {
      @Published var n = 0
      let title = ""
      var twice: Int { n * 2 }
      func text() -> String { "" }
    }
    class Sub: Old {}
    @Observable class Both: ObservableObject { var n = 0 }

    """

  private func view(_ state: String, _ body: String, _ more: String = "") -> String {
    models
      + "struct V: View { @State private var \(state)\nvar body: some View { \(body) }\n\(more) }"
  }

  @Test func `the message names what is missed`() {
    let found = findings(rule, in: [view("old = Old()", "Text(\"\\(old.n)\")")])
    #expect(
      found.map(\.message) == [
        "'@State' keeps the 'ObservableObject' 'Old' in 'old' but does not observe it, so 'V' "
          + "misses changes of 'n'"
      ]
    )
    #expect(found.map(\.severity) == [.error])
  }

  @Test(arguments: [
    "Text(\"\\(old.n)\")", "Text(\"\\(self.old.twice)\")", "Stepper(\"\", value: $old.n)",
    "VStack { HStack { Text(\"\\(old.n)\") } }", "row", "Text(\"\").onChange(of: old.n) {}",
    "let o = old; Text(\"\\(o.n)\")", "if old.n > 1 { Text(\"\") }",
    "Button {} label: { Text(\"\\(old.n)\") }", "Text(\"\\($old.wrappedValue.n)\")",
  ])
  func `a property that the body reads is missed`(_ body: String) {
    let row = "var row: some View { Text(\"\\(old.n)\") }"
    expectMarked(rule, view("↓old = Old()", body, row))
    expectMarked(rule, view("↓old: Sub = .init()", body, row))
  }

  @Test func `so is one read through an optional`() {
    expectMarked(rule, view("↓old: Old?", "Text(\"\\(old?.n ?? 0)\")"))
    expectMarked(rule, view("↓old: Old?", "if let old { Text(\"\\(old.n)\") }"))
    expectMarked(rule, view("↓old: Old?", "if let o = old, o.n > 1 { Text(\"\") }"))
  }

  @Test(arguments: [
    "Child(old: old)", "Child(old: $old)", "Button(\"\") { old.n += 1; print(old.n) }",
    "Text(\"\").task { print(old.n) }", "Text(old.title)", "Text(old.text())",
    "Text(\"\").opacity(old === other ? 1 : 0)", "Text(\"\\(old.id)\")",
    "Text(\"\").onReceive(old.$n) { n = $0 }.opacity(old.n > 1 ? 1 : 0)",
    "Text(\"\").onReceive(old.objectWillChange) { n = old.n }", "let old = 3; Text(\"\\(old.n)\")",
    "Text(\"\\(other.old.n)\")",
  ])
  func `a model that is handed on, compared, acted on or listened to is not`(_ body: String) {
    expectMarked(rule, view("old = Old()", body))
  }

  @Test func `a class that is observable as well, and an unknown one, are left alone`() {
    expectMarked(rule, view("old = Both()", "Text(\"\\(old.n)\")"))
    expectMarked(rule, view("old = Unknown()", "Text(\"\\(old.n)\")"))
  }

  @Test(arguments: [
    ("var n = 0", false), ("var n = 0 { didSet { print(n) } }", false),
    ("let m = 0; @MainActor static var s = 0; var n: Int { m }", false),
    ("@MainActor var n = 0", false),
    ("@Published var m = 0; var n: Int { m }", true), ("@Published var n = 0", true),
    ("@AppStorage(\"n\") var n = 0", true),
    ("var n = 0 { willSet { objectWillChange.send() } }", true),
    ("var n = 0; let objectWillChange = Publisher()", true),
  ])
  func `a plain property that is never announced would be missed anyway`(
    _ property: String,
    isFound: Bool
  ) {
    expectMarked(
      rule,
      """
      class Plain: ObservableObject { \(property) }
      struct V: View {
        @State private var \(isFound ? "↓" : "")p: Plain?
        var body: some View { Text("\\(p?.n ?? 0)") }
      }
      """
    )
  }

  @Test func `modifiers keep state as views do`() {
    expectMarked(
      rule,
      models,
      """
      struct M: ViewModifier {
        @State private var ↓old = Old()
        func body(content: Content) -> some View { content.opacity(old.n > 1 ? 1 : 0) }
      }
      """
    )
  }
}
