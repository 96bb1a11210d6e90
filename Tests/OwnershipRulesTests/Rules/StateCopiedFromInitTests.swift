import Core
import OwnershipRules
import Testing

struct StateCopiedFromInitTests {
  private let rule = "state_copied_from_init"

  /// A view with one state, `x`, that an initialiser sets.
  private func view(_ parameters: String, _ body: String, type: String = "Int") -> String {
    """
    struct V: View {
      @State private var x: \(type)
      init(\(parameters)) { \(body) }
      var body: some View { Text("\\(x)") }
    }
    """
  }

  @Test func `the message names the parameter and the state`() throws {
    let found = findings(rule, in: [view("start: Int", "_x = State(initialValue: start)")])
    let message = try #require(found.first?.message)
    #expect(
      message
        == "'x' copies the parameter 'start', so it keeps the first value and ignores later ones"
    )
  }

  @Test(arguments: [
    "↓_x = State(initialValue: p)",
    "↓_x = State(wrappedValue: p)",
    "↓_x = .init(initialValue: p)",
    "↓_x = SwiftUI.State<Int>(wrappedValue: p)",
    "↓self._x = State(initialValue: p + 1)",
    "↓self.x = p",
    "↓x = p",
    "let q = p; let r = q + 1; ↓_x = State(initialValue: r)",
    "var q = 0; q = p; ↓_x = State(initialValue: q)",
    "var q = [Int](); q.append(p); ↓x = q.count",
    "var q = 0; q += p; ↓x = q",
    "var q = [Int](); add(p, to: &q); ↓x = q.count",
    "for q in [p] { ↓_x = State(initialValue: q) }",
    "switch p { case let q: ↓_x = State(initialValue: q) }",
    "if p > 0 { ↓_x = State(initialValue: p) } else { _x = State(initialValue: 0) }",
    "_x = State(initialValue: p > 0 ? 1 : 2) // ↓",
  ])
  func `a copy is found however it is made`(_ body: String) {
    let body = body.hasSuffix("// ↓") ? "↓" + body.dropLast(4) : body
    expectMarked(rule, view("p: Int", body + "\n"))
  }

  @Test(arguments: [
    "_x = State(initialValue: 0)",
    "let q = 1; _x = State(initialValue: q)",
    "if p > 0 { _x = State(initialValue: 1) } else { _x = State(initialValue: 2) }",
    "switch p { case 0: _x = State(initialValue: 1); default: _x = State(initialValue: 2) }",
  ])
  func `a constant is no copy, whatever chose it`(_ body: String) {
    expectMarked(rule, view("p: Int", body))
  }

  @Test(arguments: ["initialX p: Int", "initial p: Int", "defaultX: Int", "_ startingX: Int"])
  func `a label that says seed is believed`(_ parameter: String) {
    let name = parameter.split { ": ".contains($0) }.dropLast().last ?? ""
    expectMarked(rule, view(parameter, "_x = State(initialValue: \(name))"))
  }

  @Test(arguments: ["initialised: Int", "seed: Int", "x initialX: Int"])
  func `a label that only looks like it is not`(_ parameter: String) {
    let name = parameter.split { ": ".contains($0) }.dropLast().last ?? ""
    expectMarked(rule, view(parameter, "↓_x = State(initialValue: \(name))"))
  }

  @Test func `the memberwise initialiser copies as well`() {
    expectMarked(rule, "struct V: View { @State var ↓x: Int }")
    expectMarked(rule, "struct V: View { @State var x: Int? }")
    expectMarked(rule, "struct V: View { @State var initialX: Int }")
    expectMarked(rule, "struct V: View { @State private var x: Int }")
    expectMarked(rule, "struct V: View { @State var x: Int; init() { x = 1 } }")
    expectMarked(rule, "struct V: View { @State(initialValue: 1) var x: Int }")
    expectMarked(rule, "struct V<T>: View { @State var x: T }")
  }

  @Test func `a model made or handed in is another rule's matter`() {
    let model = "@Observable final class M { init(id: Int) {} }\n"
    expectMarked(rule, model + view("id: Int", "_x = State(initialValue: M(id: id))", type: "M"))
    expectMarked(
      rule,
      model + view("id: Int", "_x = .init(initialValue: .init(id: id))", type: "M")
    )
    expectMarked(rule, view("id: Int", "↓_x = .init(initialValue: .init(id))", type: "String"))
    expectMarked(rule, model + view("m: M", "_x = State(initialValue: m)", type: "M"))
    expectMarked(rule, model + "struct V: View { @State var m: M }")
    expectMarked(rule, view("id: Int", "_x = State(initialValue: Unknown(id: id))", type: "U"))
    let loader = "final class Loader { init(id: Int) {} }\n"
    expectMarked(
      rule,
      loader + view("id: Int", "_x = State(initialValue: Loader(id: id))", type: "Loader")
    )
  }

  @Test func `what a model holds is copied all the same`() {
    expectMarked(
      rule,
      "@Observable final class M { var n = 0 }\n"
        + view("m: M", "↓_x = State(initialValue: m.n)")
    )
  }

  @Test func `an edit buffer that writes back is a warning`() {
    let buffer = """
      struct V: View {
        @Binding var text: String
        @State private var draft: String
        init(text: Binding<String>) {
          _text = text
          _draft = State(initialValue: text.wrappedValue)
        }
        var body: some View { Button("Save") { text = draft } }
      }
      """
    #expect(findings(rule, in: [buffer]).map(\.severity) == [.warning])
    let lens = """
      struct V: View {
        @Binding var text: String
        @State private var draft: String
        init(_ note: Binding<Note>) {
          _text = note.text
          _draft = State(initialValue: note.wrappedValue.text)
        }
        var body: some View { Button("Save") { text = draft } }
      }
      """
    #expect(findings(rule, in: [lens]).map(\.severity) == [.warning])
    let reader = buffer.split(separator: "text = draft").joined(separator: "print(text)")
    #expect(findings(rule, in: [reader]).map(\.severity) == [.error])
  }

  @Test(arguments: [
    "_x = State(initialValue: Feed.make(p))", "_x = .init(wrappedValue: makers.feed(for: p))",
    "let made = Feed.pair(p); _x = State(initialValue: made.first)",
    "let made = Feed.pair(p); self.x = made.first", "↓_x = State(initialValue: p.feed)",
    "↓_x = State(initialValue: f)", "let g = f; ↓self.x = g",
    "↓_x = State(initialValue: b ? f : g())",
  ])
  func `a model that is built there is no copy, one that is handed in is`(_ body: String) {
    let types = """
      @Observable class Base {}
      final class Feed: Base {
        static func make(_ id: Source) -> Feed { Feed() }
        static func pair(_ id: Source) -> (first: Feed, second: Feed) { (Feed(), Feed()) }
      }
      struct Source { let feed: Feed }
      """
    expectMarked(rule, types, view("p: Source, f: Feed, b: Bool", body, type: "Feed"))
  }

  @Test(arguments: [
    ("String", "↓_x = State(initialValue: m?.title ?? fallback)"),
    ("M?", "_x = State(initialValue: m)"),
    ("String", "let t = m?.title; ↓_x = State(initialValue: t ?? fallback)"),
    ("any P", "_x = State(initialValue: m ?? other)"),
  ])
  func `a value out of a model is a copy, even where the model has a default`(
    _ type: String,
    _ body: String
  ) {
    let types = "protocol P {}\nfinal class M: ObservableObject, P { @Published var title = \"\" }"
    expectMarked(rule, types, view("m: M? = nil", body, type: type))
  }

  @Test func `what is looked up by a parameter and is no model is a copy`() {
    expectMarked(
      rule,
      "final class Note { let text = \"\" }",
      view("notes: Notes, id: Int", "↓_x = State(initialValue: notes.lookup(id))", type: "Note?")
    )
  }
}
