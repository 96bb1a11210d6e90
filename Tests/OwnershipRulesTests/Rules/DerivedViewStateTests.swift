import Core
import OwnershipRules
import Testing

struct DerivedViewStateTests {
  private let rule = "derived_view_state"

  /// A view that shows `total` and does something to it.
  private func view(_ modifiers: String, state: String = "↓total = 0", more: String = "") -> String
  {
    """
    @Observable class Store { var list: [Int] = []; func load() -> Int { 0 } }
    struct V: View {
      let list: [Int]
      @Binding var rate: Int
      @Environment(Store.self) private var store
      @Environment(\\.context) private var context
      @State private var \(state)
      var body: some View { Text("\\(total)")\(modifiers) }
      \(more)
    }
    """
  }

  private func clean(_ modifiers: String, state: String = "total = 0", more: String = "") -> String
  {
    view(modifiers, state: state, more: more)
  }

  @Test func `the message names the state and what it follows`() {
    let found = findings(rule, in: [clean(".onAppear { total = list.count * rate }")])
    #expect(
      found.map(\.message) == [
        "'total' of 'V' only ever follows 'list' and 'rate', so it is a copy that some change "
          + "will miss"
      ]
    )
    #expect(found.map(\.severity) == [.warning])
  }

  @Test(arguments: [
    ".onAppear { total = list.count }", ".onAppear { self.total = self.list.reduce(0, +) }",
    ".onChange(of: list) { total = list.count }",
    ".onChange(of: rate) { _, new in total = new + 1 }",
    ".onChange(of: list, initial: true) { old, new in total = new.count }",
    ".onChange(of: rate) { new in total = new }", ".onChange(of: list) { total = $1.count }",
    ".onChange(of: list) { total = $0.count }", ".onAppear { total = rate }",
    ".onChange(of: store.list) { total = store.list.count }",
    ".task(id: list) { total = list.count }", ".onAppear(perform: update)",
    ".onAppear { update() }.onChange(of: list) { update() }",
    ".onAppear { total = sum() + doubled }",
    ".onAppear { let n = list.count; if n > 1 { total = n } }",
    ".onAppear { Task { total = list.count } }",
    ".overlay { Text(\"\").onAppear { total = rate } }",
  ])
  func `state that only events set, from other properties, is a copy`(_ modifiers: String) {
    let update = modifiers.contains("update") ? "func update() { total = list.count }" : ""
    let more = """
      \(update)
      func sum() -> Int { list.reduce(0, +) }
      var doubled: Int { rate * 2 }
      """
    let source = view(modifiers, more: more)
    expectMarked(rule, source)
  }

  @Test(arguments: [
    ".onAppear { total = 1 }", ".onAppear { total += list.count }",
    ".onAppear { total = total + list.count }", ".onAppear { total = Date().hour + rate }",
    ".onChange(of: rate) { old, new in total = old }", ".onChange(of: rate) { total = $0 - $1 }",
    ".onReceive(pub) { total = list.count }",
    ".task { total = list.count }", ".task(id: rate) { total = await count(list) }",
    ".task(id: rate) { try? await Task.sleep(for: second); total = list.count }",
    ".onAppear { total = context.count(list) }", ".onAppear { total = store.load() }",
    ".onAppear { total = Store.shared.count + rate }",
    ".onAppear { withAnimation { total = rate } }",
    ".onAppear { total = list.count }.onTapGesture { total = 0 }",
    ".onAppear { total = list.count }.animation(.default, value: total)",
    ".onAppear { total = list.count }.animation(.default)",
    ".onAppear { total = list.count }.overlay { Stepper(\"\", value: $total) }",
    ".onAppear { update() }.onTapGesture { update() }", ".onDisappear { total = list.count }",
    ".overlay { GeometryReader { g in Text(\"\").onAppear { total = g.size.width } } }",
    ".onAppear { perform { total = list.count } }",
  ])
  func `what something else sets, drives or brings is not`(_ modifiers: String) {
    let more = modifiers.contains("update") ? "func update() { total = list.count }" : ""
    expectMarked(rule, clean(modifiers, more: more))
  }

  @Test func `state that the body does not read is no copy that shows`() {
    expectMarked(
      rule,
      """
      struct V: View {
        let list: [Int]
        @State private var seen = 0
        var body: some View { Text("").onAppear { seen = list.count; print(seen) } }
      }
      """
    )
  }

  @Test(arguments: ["previousTotal", "initialTotal", "savedTotal", "totalInitiallyKnown"])
  func `a snapshot is meant to stay behind`(_ name: String) {
    expectMarked(
      rule,
      """
      struct V: View {
        let list: [Int]
        @State private var \(name) = 0
        var body: some View { Text("\\(\(name))").onAppear { \(name) = list.count } }
      }
      """
    )
  }

  @Test func `an object made when the view appears is no copy, a first choice neither`() {
    expectMarked(
      rule,
      """
      struct V: View {
        let list: [Int]
        @State private var player: Player?
        @State private var selected: Int?
        var body: some View {
          Text("\\(player?.n ?? 0) \\(selected ?? 0)")
            .onAppear { player = Player(list); selected = list.first }
        }
      }
      """
    )
  }

  @Test func `the method may stand in an extension in another file`() {
    expectMarked(
      rule,
      view(".onAppear { update() }"),
      "extension V { func update() { total = list.count } }"
    )
  }
}
