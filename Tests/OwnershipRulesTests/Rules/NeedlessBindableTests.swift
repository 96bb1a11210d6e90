import Core
import OwnershipRules
import Testing

struct NeedlessBindableTests {
  private let rule = "needless_bindable"

  private func view(_ body: String) -> String {
    "struct V: View { @Bindable var m: M; var body: some View { \(body) } }"
  }

  @Test(arguments: [
    "TextField(\"\", text: $m.name)", "Child(m: $m)", "Child(m: self.$m)", "Child(m: _m)",
    "ForEach($m.rows) { $row in Text(row) }", "Child { $m.name }",
  ])
  func `a binding taken from it needs it`(_ body: String) {
    expectMarked(rule, view(body))
  }

  @Test(arguments: [
    "Text(m.name)", "Button(\"\") { m.name = \"\" }", "Child(m: m)",
    "{ @Bindable var m = m; return TextField(\"\", text: $m.name) }()",
  ])
  func `reading and writing the model does not`(_ body: String) {
    expectMarked(rule, view(body).split(separator: "var m: M").joined(separator: "var ↓m: M"))
  }

  @Test func `a binding taken in an extension or through the view counts`() {
    expectMarked(
      rule,
      view("Text(\"\")"),
      "extension V { var f: some View { Toggle(isOn: $m.a) } }"
    )
    expectMarked(rule, view("Text(\"\")"), "class C { func f(v: V) { use(v.$m.a) } }")
  }

  @Test func `a local counts from its own declaration on`() {
    expectMarked(
      rule,
      """
      struct V: View {
        let m: M
        var body: some View {
          @Bindable var m = m
          @Bindable var ↓n = m
          TextField("", text: $m.name)
        }
      }
      """
    )
  }

  @Test func `previews are left alone`() {
    expectMarked(rule, "#Preview { @Previewable @Bindable var m = M(); Text(m.name) }")
  }

  @Test func `the property becomes a constant, unless something assigns it`() {
    expectFixed(
      rule,
      view("Text(m.name)"),
      "struct V: View { let m: M; var body: some View { Text(m.name) } }"
    )
    expectFixed(
      rule,
      view("Button(\"\") { m = M() }"),
      "struct V: View { var m: M; var body: some View { Button(\"\") { m = M() } } }"
    )
  }
}
