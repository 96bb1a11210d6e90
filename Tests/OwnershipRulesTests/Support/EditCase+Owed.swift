/// Edits that would break what the run shows only elsewhere than at the use: protocols, heirs, wrappers
/// with values of their own, other modules, code that lives longer than a body.
extension EditCase {
  private static func phase(_ property: String, of head: String = "final class M") -> String {
    """
    enum Phase { case idle, busy }
    @Observable \(head) {
      \(property)
      func start() { phase = .busy }
    }

    """
  }

  private static func bindable(_ property: String) -> String {
    """
    @Observable final class N { var n = 0 }
    struct V: View {
      \(property)
      var body: some View { Text("\\(x.n)") }
    }

    """
  }

  private static func binding(_ property: String, _ body: String = "Text(\"\\(x)\")") -> String {
    """
    struct V: View {
      \(property)
      var body: some View { \(body) }
    }

    """
  }

  private static let box = """
    @dynamicMemberLookup struct Box {
      let m: M
      subscript<T>(dynamicMember path: ReferenceWritableKeyPath<M, T>) -> T {
        get { m[keyPath: path] }
        nonmutating set { m[keyPath: path] = newValue }
      }
    }
    """

  /// Where an edit may break code that does not name the property.
  static let owed: [EditCase] =
    [
      ("an heir's 'super'", "class N: M { func f() { super.phase = .idle } }"),
      ("an heir of an heir", "class N: M {}\nclass O: N { func f() { self.phase = .idle } }"),
      ("an unknown protocol", "extension M: Phased {}"),
      ("an unknown protocol of an heir", "class N: M, Phased {}"),
      ("a protocol's extension", "protocol P: M {}\nextension P { func f() { phase = .idle } }"),
      ("any extension", "extension P where Self: M { func f() { self.phase = .idle } }"),
      ("a dynamic member", box + "\nfunc f(_ b: Box) { b.phase = .idle }"),
      (
        "a dynamic member further on",
        box + "\nfunc f(_ s: S) { s.b.phase = .idle }\nstruct S { let b: Box }"
      ),
      (
        "a function of key paths",
        "func set<T>(_ m: M, _ p: ReferenceWritableKeyPath<M, T>, _ t: T) {}\nfunc f(m: M) { set(m, \\.phase, .idle) }"
      ),
    ].map { EditCase("open_setter", $0, phase("var phase = Phase.idle", of: "class M"), $1) }
    + [
      ("inlinable code", phase("@usableFromInline var phase = Phase.idle")),
      ("other modules", phase("public var phase = Phase.idle", of: "public final class M")),
      (
        "other modules, by an extension",
        "public final class O {}\n"
          + phase("public var phase = Phase.idle")
          .replacing("@Observable", with: "public extension O { @Observable") + "}"
      ),
    ].map { EditCase("open_setter", $0, $1) }
    + [
      "@Bindable(N()) var x", "@Bindable(wrappedValue: N()) var x", "@Bindable(N()) var x: N",
      "#if os(iOS)\n@Bindable\n#endif\nvar x: N",
    ].map { EditCase("needless_bindable", $0, bindable($0)) }
    + [
      "@Binding(get: { 1 }, set: { _ in }) var x: Int",
      "@Binding(projectedValue: .constant(1)) var x: Int",
      "#if os(iOS)\n@Binding\n#endif\nvar x: Int",
    ].map { EditCase("binding_never_written", $0, binding($0)) }
    + [
      ".task { while true { print(x) } }", ".onReceive(clock) { _ in print(x) }",
      ".onChange(of: y) { print(x) }", ".onAppear { Task { print(x) } }",
      ".onAppear { pub.sink { _ in print(x) } }", ".task(id: 1, priority: .low) { await work() }",
      ".onAppear { queue.asyncAfter(deadline: d) { print(self.x) } }", ".unknown { print(x) }",
      ".task { log() }", ".task { print(double) }",
    ].map { modifier in
      EditCase(
        "binding_never_written",
        modifier,
        binding("@Binding var x: Int", "Text(\"\")\(modifier)"),
        """
        extension V {
          func work() async { print(x) }
          func log() { print(double) }
          var double: Int { x * 2 }
        }
        """
      )
    }
    + [
      "@State @usableFromInline var a = 0", "@State @Unknown var a = 0",
      "#if os(iOS)\n@State\n#endif\nvar a = 0",
    ].map {
      EditCase(
        "state_not_private",
        $0,
        "struct V: View { \($0); var body: some View { Text(\"\\(a)\") } }"
      )
    }
    + [
      EditCase(
        "state_object_for_observable",
        "a value given to the wrapper",
        bindable("@StateObject(N()) private var x: N")
      ),
      EditCase(
        "state_object_for_observable",
        "an '#if'",
        bindable("#if os(iOS)\n@ObservedObject\n#endif\nvar x: N")
      ),
    ]
    + publicly

  /// What other modules may use.
  private static let publicly = [
    ("needless_bindable", "@Bindable public var x: N"),
    ("handed_model_in_state", "@State public var x: N"),
    ("state_object_for_observable", "@ObservedObject public var x: N"),
  ].map { rule, property in
    EditCase(rule, "public", bindable(property).replacing("struct V", with: "public struct V"))
  }

  /// Where the same words are harmless.
  static let harmless: [EditCase] =
    [
      "class N: M { func f() { print(other) } }", "protocol P { var phase: Phase { get } }",
      "func f(_ b: Box) { b.phase = .idle }\nstruct Box { var phase = Phase.idle }",
      "extension M: Identifiable, Codable {}",
      "protocol P { var phase: Phase { get } }\nextension M: P {}\nclass N: M, P {}",
    ].map { EditCase("open_setter", $0, phase("var phase = Phase.idle", of: "class M"), $0) }
    + [EditCase("open_setter", "internal", phase("public var phase = Phase.idle"))]
    + [
      ".overlay { Text(\"\\(x)\") }", ".onTapGesture { print(x) }", ".onAppear { log() }",
      ".toolbar { Button(\"\") { print(x) } }",
    ].map { modifier in
      EditCase(
        "binding_never_written",
        modifier,
        binding("@Binding var x: Int", "Text(\"\")\(modifier)"),
        "extension V { func log() { print(x) } }"
      )
    }
}
