import Testing

/// Code in which a rule finds something, and the way to mend it is certain or is not.
struct EditCase: Sendable, CustomTestStringConvertible {
  let rule: String
  let what: String
  let files: [String]

  init(_ rule: String, _ what: String, _ files: String...) {
    self.rule = rule
    self.what = what
    self.files = files
  }

  var testDescription: String { "\(rule): \(what)" }

  private static let state = """
    struct V: View {
      @State var a = 0
      var body: some View { Text("\\(a)") }
    }

    """
  private static let binding = """
    struct V: View {
      @Binding var a: Int
      var body: some View { Text("\\(a)") }
    }

    """
  private static let bindable = """
    @Observable final class M { var n = 0 }
    struct V: View {
      @Bindable var m: M
      var body: some View { Text("\\(m.n)") }
    }

    """
  private static let observed = """
    final class M: ObservableObject { @Published var n = 0 }
    struct V: View {
      @ObservedObject var m = M()
      var body: some View { Text("\\(m.n)") }
    }

    """
  private static let handed = """
    @Observable final class M { var n = 0 }
    struct V: View {
      @State var m: M
      var body: some View { Text("\\(m.n)") }
    }

    """
  private static let phase = """
    enum Phase { case idle, busy }
    @Observable final class M {
      var phase = Phase.idle
      func start() { phase = .busy }
    }

    """

  private static func caller(_ argument: String, _ member: String = "@State private var a = 0")
    -> String
  {
    "struct W: View { \(member); var body: some View { V(a: \(argument)) } }"
  }

  /// Where an edit may break code elsewhere.
  static let withheld: [EditCase] = [
    EditCase("state_not_private", "a key path", state, "let k = \\V.a"),
    EditCase("state_not_private", "read from elsewhere", state, "func f(v: V) -> Int { v.a }"),
    EditCase(
      "state_not_private",
      "its binding read",
      state,
      "func f(v: V) -> Binding<Int> { v.$a }"
    ),
    EditCase("state_not_private", "read where it is made", state, "func f() -> Int { V().a }"),
    EditCase("state_not_private", "another name", state, "typealias X = V\nlet x = X(a: 1)"),
    EditCase("state_not_private", "the initialiser handed on", state, "let f = [1].map(V.init)"),
    EditCase(
      "state_not_private",
      "a protocol",
      state,
      "protocol P { var a: Int { get } }\nextension V: P {}"
    ),
    EditCase("state_not_private", "an unknown protocol", state, "extension V: Described {}"),
    EditCase(
      "state_not_private",
      "two modifiers",
      """
      struct V: View {
        @State private(set) internal var a = 0
        var body: some View { Text("\\(a)") }
      }
      """
    ),
    EditCase("binding_never_written", "a key path", binding, "let k = \\V.a"),
    EditCase(
      "binding_never_written",
      "its binding read",
      binding,
      "func f(v: V) -> Int { v.$a.wrappedValue }"
    ),
    EditCase("binding_never_written", "another name", binding, "typealias X = V\nlet x = X(a: $a)"),
    EditCase(
      "binding_never_written",
      "the initialiser handed on",
      binding,
      "let f: (Binding<Int>) -> V = V.init"
    ),
    EditCase(
      "binding_never_written",
      "a function of the same name",
      binding,
      "func V(a: Binding<Int>, b: Int) -> Int { b }"
    ),
    EditCase(
      "binding_never_written",
      "a binding in a variable",
      binding,
      caller("b", "let b: Binding<Int>")
    ),
    EditCase(
      "binding_never_written",
      "a binding of another value",
      binding,
      caller("$a", "@Draft private var a")
    ),
    EditCase(
      "binding_never_written",
      "an anonymous binding",
      binding,
      """
      struct W: View {
        @State private var rows: [Row] = []
        var body: some View { ForEach($rows) { V(a: $0.n) } }
      }
      """
    ),
    EditCase(
      "binding_never_written",
      "the binding of a binding",
      binding,
      caller("$a.projectedValue")
    ),
    EditCase(
      "binding_never_written",
      "a setter's modifier",
      """
      struct V: View {
        @Binding private(set) var a: Int
        var body: some View { Text("\\(a)") }
      }
      """
    ),
    EditCase("needless_bindable", "its binding read", bindable, "let k = \\V.$m"),
    EditCase(
      "needless_bindable",
      "one that an initialiser makes",
      bindable,
      "extension V { init() { m = M() } }"
    ),
    EditCase(
      "observed_object_owned",
      "passed",
      observed,
      "struct W: View { let m: M; var body: some View { V(m: m) } }"
    ),
    EditCase(
      "observed_object_owned",
      "assigned",
      observed,
      "extension V { mutating func f() { m = M() } }"
    ),
    EditCase(
      "observed_object_owned",
      "set through its wrapper",
      observed,
      "extension V { init(m: M) { _m = ObservedObject(wrappedValue: m) } }"
    ),
    EditCase(
      "observed_object_owned",
      "named in another file",
      observed,
      "func f(v: V) -> Int { v.m.n }"
    ),
    EditCase(
      "handed_model_in_state",
      "assigned from elsewhere",
      handed,
      "func f(v: V) { v.m = M() }"
    ),
    EditCase(
      "handed_model_in_state",
      "its binding read",
      handed,
      "func f(v: V) -> Binding<Int> { v.$m.n }"
    ),
    EditCase(
      "handed_model_in_state",
      "the whole binding passed",
      """
      @Observable final class M { var n = 0 }
      struct V: View {
        @State var m: M
        var body: some View { Picker(m: $m) }
      }
      """
    ),
    EditCase(
      "open_setter",
      "a key path",
      phase,
      "let k: ReferenceWritableKeyPath<M, Phase> = \\.phase"
    ),
    EditCase(
      "mixed_observation",
      "its publisher read",
      "@Observable final class M { @Published var n = 0 }",
      "func f(m: M) { m.$n.sink { _ in } }"
    ),
    EditCase(
      "mixed_observation",
      "arguments",
      "@Observable final class M { @Published(initialValue: 1) var n: Int }"
    ),
    EditCase(
      "state_object_for_observable",
      "its binding read",
      """
      @Observable final class M { var n = 0 }
      struct V: View {
        @ObservedObject var m: M
        var body: some View { Text("\\(m.n)") }
      }
      """,
      "func f(v: V) -> Binding<Int> { v.$m.n }"
    ),
  ]

  /// Where it cannot.
  static let offered: [EditCase] = [
    EditCase(
      "state_not_private",
      "a member of another type with that name",
      state,
      """
      struct W: View {
        let row: Row
        var body: some View { VStack { V().padding(); Text("\\(row.a)") } }
      }
      """
    ),
    EditCase(
      "state_not_private",
      "shown in branches and sheets",
      state,
      """
      struct W: View {
        let isOn: Bool
        var body: some View {
          VStack { if isOn { V() } else { V() }; isOn ? V() : V() }.sheet { V() }
        }
      }
      """
    ),
    EditCase("binding_never_written", "a call in another file", binding, caller("$a")),
    EditCase("binding_never_written", "a constant", binding, caller(".constant(3)")),
    EditCase(
      "binding_never_written",
      "a member of a model",
      binding,
      caller("$a.n", "@Bindable var a: M")
    ),
    EditCase(
      "binding_never_written",
      "a named binding",
      binding,
      """
      struct W: View {
        @State private var rows: [Row] = []
        var body: some View { ForEach($rows) { $row in V(a: $row.n) } }
      }
      """
    ),
    EditCase(
      "needless_bindable",
      "assigned from elsewhere",
      bindable,
      "func f(v: inout V) { v.m = M() }"
    ),
  ]
}
