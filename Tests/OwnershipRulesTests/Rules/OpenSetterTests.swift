import Core
import OwnershipRules
import Testing

struct OpenSetterTests {
  private let rule = "open_setter"

  /// A model whose method writes the property `phase`, and code beside it.
  private func model(_ property: String, write: String = "phase = .busy", beside: String = "")
    -> String
  {
    """
    enum Phase { case idle, busy; mutating func advance() {} }
    enum Loadable<T> { case idle, done(T) }
    @Observable class M {
      \(property)
      func run() { \(write) }
    }
    \(beside)
    """
  }

  @Test func `the message names the model and the property`() {
    let found = findings(rule, in: [model("var phase = Phase.idle")])
    #expect(found.map(\.message) == ["'M' writes 'phase' itself, and everybody else may as well"])
    #expect(found.map(\.severity) == [.note])
  }

  @Test(arguments: [
    "var ↓phase = Phase.idle", "var ↓phase: Phase = .idle", "var ↓phase: Phase?",
    "var ↓phase: Loadable<Int> = .idle", "public var ↓phase: Phase = .idle",
    "public internal(set) var ↓phase: Phase = .idle",
    "var ↓phase: Phase = .idle { didSet { log() } }",
    "@Published var ↓phase: Phase = .idle",
  ])
  func `a phase that the model writes is for others to read`(_ property: String) {
    expectMarked(rule, model(property))
    let legacy = model(property).replacing("@Observable class M", with: "class M: ObservableObject")
    expectMarked(rule, legacy)
  }

  @Test(arguments: [
    "private(set) var phase = Phase.idle", "fileprivate(set) var phase = Phase.idle",
    "private var phase = Phase.idle", "let phase = Phase.idle", "static var phase = Phase.idle",
    "var phase = 0", "var phase: Unknown = .idle", "var phase: [Phase] = []",
    "var phase: Phase { get { other } set { other = newValue } }",
  ])
  func `what only the file can set, and what is no enum of the run, is not`(_ property: String) {
    expectMarked(rule, model(property))
  }

  @Test(arguments: [
    "phase = .busy", "self.phase = .busy", "Task { self.phase = .busy }", "phase.advance()",
    "if on { phase = .idle }", "work { [weak self] in self?.phase = .busy }",
  ])
  func `a method writes it however it does`(_ write: String) {
    expectMarked(rule, model("var ↓phase = Phase.idle", write: write))
  }

  @Test(arguments: ["print(phase)", "let phase = 1; use(phase)", "other.phase = .busy", ""])
  func `one that no method writes is somebody else's`(_ write: String) {
    expectMarked(rule, model("var phase = Phase.idle; init() { phase = .busy }", write: write))
  }

  @Test(arguments: [
    "struct V: View { let m: M; var body: some View { Button(\"\") { m.phase = .idle } } }",
    "struct V: View { @Bindable var m: M; var body: some View { Picker(selection: $m.phase) } }",
    "struct V: View { @Environment(M.self) var m; func f() { m.phase = .idle } }",
    "struct V: View { let box: Box; func f() { box.m.phase = .idle } }\nstruct Box { let m: M }",
    "struct V: View { let m: M; var body: some View { Picker(selection: m.bindings.phase) } }",
    "struct V: View { let m: M; var body: some View { @Bindable var n = m; F($n.phase) } }",
    "struct V: View { var body: some View { ForEach(xs) { x in F { x.phase = .idle } } } }",
    "struct V: UIViewRepresentable { class C { let m: M; func f() { m.phase = .idle } } }",
    "struct V: View { func f() { M.shared.phase = .idle } }\nextension M { static let shared = M() }",
  ])
  func `a view that writes it, or may, needs the setter`(_ view: String) {
    expectMarked(rule, model("var phase = Phase.idle", beside: view))
    expectMarked(rule, model("var phase = Phase.idle"), view)
  }

  @Test(arguments: [
    "struct V: View { let m: M; var body: some View { Text(m.phase == .idle ? \"\" : \"-\") } }",
    "struct V: View { var box = Box(); func f() { box.phase = .idle } }\nstruct Box { var phase = Phase.idle }",
    "class C { let m: M; func f() { m.phase = .idle } }",
    "struct V: View { let xs: [X]; var body: some View { ForEach(xs.map { $0.phase }) } }",
    "protocol P { var phase: Phase { get } }\nextension M: P {}",
  ])
  func `a view that reads it, and other writers, do not`(_ beside: String) {
    expectMarked(rule, model("var ↓phase = Phase.idle", beside: beside))
  }

  @Test(arguments: [
    "extension M: P {}", "protocol Q: P {}\nprotocol R: Q {}\nextension M: R {}",
    "protocol Q where Self: P {}\nextension M: Q {}",
    "typealias Q = P & Sendable\nextension M: Q {}",
    "class N: M, P {}", "class N: M {}\nclass O: N {}\nextension O: P {}",
  ])
  func `a protocol may want it settable`(_ conformance: String) {
    let wanting = "protocol P: AnyObject { var phase: Phase { get set } }\n"
    expectMarked(rule, model("var phase = Phase.idle", beside: wanting + conformance))
    expectMarked(rule, model("var phase = Phase.idle"), conformance, wanting)
  }

  @Test(arguments: [
    "class N: M { override var phase: Phase { didSet {} } }",
    "class N: M {}\nclass O: N { override var phase: Phase { get { .idle } set {} } }",
    "class N: M { override var phase: Phase { didSet {} }; func stop() { phase = .idle } }",
  ])
  func `a class that overrides it needs the setter`(_ heirs: String) {
    expectMarked(rule, model("var phase = Phase.idle"), heirs)
  }

  @Test func `a view may write it through a dynamic member`() {
    expectMarked(
      rule,
      model(
        "var phase = Phase.idle",
        beside: """
          @dynamicMemberLookup struct Store<T> {
            subscript<V>(dynamicMember path: WritableKeyPath<T, V>) -> V { get { v } set {} }
          }
          struct V: View { let store: Store<M>; func f() { store.phase = .idle } }
          """
      )
    )
  }

  @Test func `the setter is closed where that is all it takes`() {
    let enums = "enum P { case a, b }\n"
    expectFixed(
      rule,
      enums + "@Observable class M { public var p = P.a; func f() { p = .b } }",
      enums + "@Observable class M { public private(set) var p = P.a; func f() { p = .b } }"
    )
    let far = enums + "@Observable class M { var p = P.a }"
    let found = findings(rule, in: [far, "extension M { func f() { p = .b } }"])
    #expect(found.map(\.edits) == [[]])
    let near = enums + "@Observable class M { var p = P.a; func f() { p = .b } }"
    let heirs = "class N: M {}\nprivate class O: N { func g() { p = .b } }"
    #expect(findings(rule, in: [near, heirs]).map(\.edits) == [[]])
  }

  @Test func `what Core Data keeps is no stored property`() {
    expectMarked(
      rule,
      """
      enum Phase: Int { case idle, busy }
      final class M: NSManagedObject {
        @NSManaged var phase: Phase
        func start() { phase = .busy }
      }
      """
    )
  }
}
