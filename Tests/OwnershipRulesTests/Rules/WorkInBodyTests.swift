import Core
import OwnershipRules
import Testing

struct WorkInBodyTests {
  private let rule = "work_in_body"

  private func view(_ body: String, more: String = "") -> String {
    """
    struct V: View {
      let xs: [Int]
      var body: some View { \(body) }
      \(more)
    }
    """
  }

  @Test func `the message names the view and the method`() {
    #expect(
      findings(rule, in: [view("Text(\"\\(xs.sorted())\")")]).map(\.message)
        == ["the body of 'V' calls 'sorted' on a collection each time it runs"]
    )
  }

  @Test(arguments: [
    "ForEach(xs.↓sorted()) { Text(\"\\($0)\") }", "let y = xs.↓filter { $0 > 1 }; Text(\"\\(y)\")",
    "Text(\"\\(xs.↓reduce(0, +))\")", "Text(\"\\(xs.↓max { $0 < $1 })\")",
    "Text(\"\\(xs.↓min(by: <))\")", "Text(\"\\(↓Dictionary(grouping: xs) { $0 % 2 })\")",
    "Text(\"\").animation(.default, value: xs.↓filter { $0 > 1 })",
    "Text(\"\").task(id: xs.↓sorted()) { }", "VStack { HStack { Text(\"\\(xs.↓sorted())\") } }",
    "Text(\"\").overlay { Text(\"\\(xs.↓sorted())\") }",
    "Button { } label: { Text(\"\\(xs.↓sorted())\") }",
    "Unknown { Text(\"\\(xs.↓sorted())\") }",
    "Text(\"\\(xss.map { $0.↓sorted() })\")", "ForEach(xss) { Text(\"\\($0.ys.↓filter(f))\") }",
    "Header", "Header.padding()", "self.Header",
    "Text(\"\\(xs.map { y in xs.↓filter { $0 == y } })\")",
    "Text(\"\\(xs.↓filter { $0 > 1 }.↓sorted())\")",
    "Group { if xs.↓filter({ $0 > 1 }).isEmpty { Text(\"\") } }",
    "Slider(value: Binding(get: { xs.↓sorted()[0] }, set: { _ in }))",
    "Slider(value: .init(get: { xs.↓sorted()[0] }, set: { _ in }))",
    "Slider(value: Binding { xs.↓sorted()[0] } set: { _ in })",
    "Slider(value: .init { xs.↓sorted()[0] } set: { _ in })",
  ])
  func `work is found wherever it runs with the body`(_ body: String) {
    let names = body.contains("Header")
    let mark = names ? "↓" : ""
    expectMarked(rule, view(body, more: "var Header: some View { f(xs.\(mark)sorted()) }"))
  }

  @Test(arguments: [
    "Button(\"\") { print(xs.sorted()) }", "Button(action: { print(xs.sorted()) }) { Text(\"\") }",
    "Text(\"\").onAppear { print(xs.sorted()) }", "Text(\"\").task { print(xs.sorted()) }",
    "Text(\"\").onChange(of: 1) { print(xs.sorted()) }",
    "Text(\"\").gesture(TapGesture().onEnded { print(xs.sorted()) })",
    "Text(\"\").onReceive(p.filter { $0 > 1 }) { _ in }",
    "Text(\"\\(p.debounce(for: 1).filter { $0 > 1 })\")",
    "Text(\"\\(namePublisher.filter { $0 > 1 })\")",
    "Text(\"\\(Kind.allCases.filter { $0.isOn })\")", "Text(\"\\([3, 1, 2].sorted())\")",
    "Text(\"\\((1...9).filter { $0 > 1 })\")", "Text(\"\\(Array(1...9).sorted(by: >))\")",
    "let y = [2, 1]; Text(\"\\(y.sorted())\")",
    "Text(\"\\(xs.map { $0 + 1 }.prefix(3))\")", "Text(\"\\(xs.max() ?? 0)\")",
    "Button(\"\", action: act)",
    "Slider(value: Binding(get: { 0 }, set: { _ in print(xs.sorted()) }))",
    "Slider(value: .init(get: { 0 }, set: { _ in print(xs.sorted()) }))",
    "Slider(value: .init { 0 } set: { _ in print(xs.sorted()) })",
    "Unknown { print(xs.sorted()) }", "let f = { xs.sorted() }; Text(\"\")",
  ])
  func `what runs later, costs nothing or cannot be known is not`(_ body: String) {
    expectMarked(rule, view(body, more: "func act() { print(xs.sorted()) }"))
  }

  @Test func `helpers of the view count when the body calls them, and once`() {
    expectMarked(
      rule,
      """
      struct V: View {
        let xs: [Int]
        var body: some View { first; second(); Text("\\(Self.third(xs))"); ForEach(xs, content: row) }
        var first: some View { Text("\\(xs.↓sorted())") }
        func second() -> some View { first }
        static func third(_ ys: [Int]) -> [Int] { ys.↓filter { $0 > 0 } }
        func row(_ x: Int) -> some View { Text("\\(xs.↓filter { $0 == x })") }
        func never() -> [Int] { xs.sorted() }
      }
      """
    )
  }

  @Test func `a stored closure that is called is not the modifier of its name`() {
    expectMarked(
      rule,
      """
      struct V: View {
        let row: (Int) -> Text
        let tint: Int
        let xs: [Int]
        var body: some View { row(1); tint(2) }
        func row(_ n: Int) -> V { V(row: { _ in Text("") }, tint: n, xs: xs.sorted()) }
        func tint(_ n: Int) -> some View { Text("\\(xs.↓sorted())") }
      }
      """
    )
  }

  @Test func `helpers may stand in another file, a model's own methods are not body`() {
    expectMarked(
      rule,
      view("helper; Text(\"\\(m.sorted())\")", more: "let m: M"),
      "extension V { var helper: some View { Text(\"\\(xs.↓sorted())\") } }",
      "class M { let ys: [Int] = []; func sorted() -> [Int] { ys.sorted() } }"
    )
  }

  @Test func `a filter that the run declares on views is no filter`() {
    expectMarked(
      rule,
      "extension View { func filter(_ on: Bool) -> some View { self } }",
      view("Text(\"\").filter(true)")
    )
  }

  @Test func `a builder parameter of the run's own container runs with the body`() {
    expectMarked(
      rule,
      """
      struct Card<Content: View>: View {
        @ViewBuilder let content: () -> Content
        let onTap: () -> Void
        var body: some View { content() }
      }
      """,
      view("Card(content: { Text(\"\\(xs.↓sorted())\") }, onTap: { print(xs.sorted()) })")
    )
  }
}
