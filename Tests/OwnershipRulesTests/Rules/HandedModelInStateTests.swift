import Core
import OwnershipRules
import Testing

struct HandedModelInStateTests {
  private let rule = "handed_model_in_state"
  private let models = """
    @Observable class M { let child = Child(); static func copy(_ m: M) -> M { M() } }
    @Observable class Child {}

    """

  private func view(_ members: String) -> String {
    models + "struct V: View { \(members) }"
  }

  @Test func `the message names the view, the model and the property`() {
    let found = findings(rule, in: [view("@State var m: M")])
    #expect(
      found.map(\.message) == [
        "'V' is handed the 'M' in 'm' and keeps it in '@State', so a later one is ignored"
      ]
    )
    #expect(found.map(\.severity) == [.warning])
  }

  @Test(arguments: [
    "@State private var ↓m: M; init(m: M) { _m = State(initialValue: m) }",
    "@State private var ↓m: M; init(_ other: M) { self.m = other }",
    "@State private var ↓m: M; init(m: M) { self._m = .init(wrappedValue: m) }",
    "@State private var ↓m: M?; init(m: M) { let n = m; _m = State(wrappedValue: n) }",
    "@State private var ↓m: M; init(m: M?) { m.map { _ in }; _m = State(initialValue: m ?? M()) }",
    "@State private var ↓m: M; init(m: M?) { if let m { self.m = m } else { self.m = M() } }",
    "@State private var ↓m: M; init(m: M, on: Bool) { _m = State(initialValue: on ? m : M()) }",
    "@State private var ↓c: Child; init(m: M) { _c = State(initialValue: m.child) }",
    "@State private var ↓m: M; init(m: Binding<M>) { _m = State(initialValue: m.wrappedValue) }",
    "@State var ↓m: M", "@State private var ↓m: M }\nextension V { init(m: M) { self.m = m }",
  ])
  func `a model that is handed in is not the view's to keep`(_ members: String) {
    expectMarked(rule, view(members))
  }

  @Test(arguments: [
    "@State private var m: M; init() { _m = State(initialValue: M()) }", "@State var m = M()",
    "@State var m: M?", "@State var m: Unknown", "let m: M", "@Bindable var m: M",
    "@State private var m: M; init(m: M = M()) { self.m = m }",
    "@State private var m: M; init(initialModel: M) { m = initialModel }",
    "@State private var m: M; init(default m: M) { self.m = m }", "@State var startingModel: M",
    "@State private var m: M; init(make: () -> M) { m = make() }",
    "@State private var m: M; init(m: M) { self.m = M.copy(m) }",
    "@State private var m: M; init(id: Int) { let made = M(); m = made }",
    "@State private var n: Int; init(m: M) { n = m.n }",
  ])
  func `what the view makes, or may be given and need not, is`(_ members: String) {
    expectMarked(rule, view(members))
  }

  @Test func `a generic model is the caller's choice`() {
    expectMarked(rule, "struct V<M: Observable>: View { @State var m: M }")
    expectMarked(rule, "struct V<M>: View { @State private var m: M; init(m: M) { self.m = m } }")
  }

  @Test func `a copy is reported once, as a model`() {
    let source = view("@State private var m: M; init(m: M) { self.m = m }")
    #expect(findings("state_copied_from_init", in: [source]).isEmpty)
  }

  @Test func `the memberwise form becomes a constant, or bindable where bindings are taken`() {
    expectFixed(
      rule,
      "@Observable class M {}\nstruct V: View { @State var m: M }",
      "@Observable class M {}\nstruct V: View { let m: M }"
    )
    expectFixed(
      rule,
      "@Observable class M {}\nstruct V: View { @State var m: M; var t: some View { F($m.a) } }",
      "@Observable class M {}\nstruct V: View { @Bindable var m: M; var t: some View { F($m.a) } }"
    )
  }

  @Test func `the model and the view may stand in two files`() {
    expectMarked(rule, models, "struct V: View { @State var ↓m: M }")
  }
}
