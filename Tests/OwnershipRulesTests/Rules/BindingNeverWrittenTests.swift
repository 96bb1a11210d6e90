import Core
import OwnershipRules
import Testing

struct BindingNeverWrittenTests {
  private let rule = "binding_never_written"

  private func view(_ body: String, type: String = "Int", more: String = "") -> String {
    """
    struct V: View {
      @Binding var x: \(type)
      var body: some View { \(body) }
      \(more)
    }
    """
  }

  @Test func `the message names the view and the binding`() throws {
    let found = findings(rule, in: [view(#"Text("\(x)")"#)])
    #expect(found.map(\.message) == ["nothing in 'V' writes through the binding 'x'"])
  }

  @Test(arguments: [
    "Button(\"\") { x = 1 }", "Button(\"\") { x += 1 }", "Button(\"\") { self.x = 1 }",
    "Button(\"\") { (x, y) = (1, 2) }", "Button(\"\") { x.a.b = 1 }", "Button(\"\") { x[0] = 1 }",
    "Button(\"\") { x?.a = 1 }", "Button(\"\") { swap(&x, &y) }", "Button(\"\") { swap(&x.a, &y) }",
    "Button(\"\") { x.sort() }", "Button(\"\") { x.anything() }", "Text(x.popLast() ?? \"\")",
    "TextField(\"\", text: $x)", "TextField(\"\", text: $x.name)", "Other(x: $x)", "helper($x)",
    "ForEach($x) { $item in Text(item) }", "Button(\"\") { $x.wrappedValue = 1 }",
    "Button(\"\") { _x.wrappedValue = 1 }", "Other(x: _x)",
    "Slider(value: Binding(get: { 0 }, set: { x = $0 }))",
  ])
  func `whatever may write counts as a write`(_ body: String) {
    expectMarked(rule, view(body))
  }

  @Test(arguments: [
    #"Text("\(x)")"#, #"Text("\($x.wrappedValue)")"#,
    "Slider(value: Binding(get: { x }, set: { y = $0 }))",
    "Button(\"\") { let x = 1; print(x) }", "Button(\"\") { var x = 1; x = 2 }",
    "Button(\"\") { other.x = 1 }", "Button(\"\") { let y = x.count; print(y) }",
    "if let x { Text(x) }", "Text(x.isEmpty ? \"a\" : \"b\").opacity(x == nil ? 1 : 0)",
    "ForEach(items) { x in Button(\"\") { x.flag = true } }",
  ])
  func `reading, and writing something of the same name, does not`(_ body: String) {
    let marked = view(body).split(separator: "@Binding var x").joined(separator: "@Binding var ↓x")
    expectMarked(rule, marked)
  }

  @Test func `a write to a member of an object writes the object alone`() {
    expectMarked(
      rule,
      """
      final class Box { var n = 0 }
      struct Shelf { var box = Box(); var n = 0 }
      struct V: View {
        @Binding var ↓box: Box
        @Binding var ↓shelf: Shelf
        @Binding var other: Shelf
        @Binding var ↓boxes: [Box]
        var body: some View {
          Button("") { box.n = 1; shelf.box.n = 1; other.n = 1; boxes[0].n = 2 }
        }
      }
      """
    )
  }

  @Test func `a child of the run counts only if it writes, however far down`() {
    expectMarked(
      rule,
      """
      struct A: View { @Binding var ↓x: Int; var body: some View { B(x: $x) } }
      struct B: View { @Binding var ↓x: Int; var body: some View { A(x: $x) } }
      struct C: View { @Binding var x: Int; var body: some View { D(x: $x) } }
      """,
      """
      struct D: View { @Binding var x: Int; var body: some View { E(value: self.$x) } }
      struct E: View {
        @Binding private var y: Int
        init(value: Binding<Int>) { _y = value }
        var body: some View { Button("") { y = 1 } }
      }
      """
    )
  }

  @Test func `a custom initialiser is followed to what it keeps`() {
    expectMarked(
      rule,
      """
      struct A: View { @Binding var ↓x: Int; var body: some View { B($x) } }
      struct B: View {
        @Binding var ↓y: Int
        init(_ value: Binding<Int>) { self._y = value }
        var body: some View { Text("\\(y)") }
      }
      struct C: View { @Binding var x: Int; var body: some View { D(value: $x) } }
      struct D: View {
        let y: Binding<Int>
        init(value: Binding<Int>) { y = value }
        var body: some View { Text("") }
      }
      """
    )
  }

  @Test func `a mutating method of the run writes`() {
    expectMarked(
      rule,
      "struct P { mutating func bump() -> Int { 1 }; func look() -> Int { 2 } }",
      "struct V: View { @Binding var x: P; var body: some View { Text(\"\\(x.bump())\") } }",
      "struct W: View { @Binding var ↓x: P; var body: some View { Text(\"\\(x.look())\") } }"
    )
  }

  @Test func `what writes through the view from inside it counts`() {
    expectMarked(
      rule,
      """
      struct V: View {
        @Binding var x: Int
        var body: some View { Text("") }
        class Coordinator { var parent: V; func done() { parent.x = 1 } }
      }
      """
    )
  }

  @Test func `extensions and branches of '#if' count`() {
    expectMarked(rule, view("Text(\"\")"), "extension V { func f() { x = 1 } }")
    expectMarked(rule, view("Text(\"\")", more: "#if os(iOS)\nfunc f() { x = 1 }\n#endif"))
  }

  @Test func `representables, and types that are no views, are left alone`() {
    expectMarked(rule, "struct V: UIViewRepresentable { @Binding var x: Int }")
    expectMarked(rule, "struct V: ButtonStyle { @Binding var x: Int }")
  }

  @Test func `the binding becomes a constant, and those who pass it pass the value`() {
    expectFixed(
      rule,
      """
      struct V: View { @Binding var x: Int; var body: some View { Text("\\(x)") } }
      struct W: View {
        @State private var n = 1
        var body: some View { V(x: $n); V(x: self.$n); V(x: .constant(3)) }
      }
      """,
      """
      struct V: View { let x: Int; var body: some View { Text("\\(x)") } }
      struct W: View {
        @State private var n = 1
        var body: some View { V(x: n); V(x: self.n); V(x: 3) }
      }
      """
    )
  }
}
