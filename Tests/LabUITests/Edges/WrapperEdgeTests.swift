import LabUI
import Testing

@MainActor
@Suite(.serialized)
struct WrapperEdgeTests {
  @Observable
  final class Inner {
    var name = "a"
  }

  @Observable
  final class Outer {
    var inner = Inner()
  }

  @Test func `a wrapper of wrappers is linked and updates its view`() throws {
    struct Draft: DynamicProperty {
      @State private var text = "empty"
      var value: String {
        get { text }
        nonmutating set { text = newValue }
      }
    }
    struct Screen: View {
      var draft = Draft()
      var body: some View { Button(draft.value) { draft.value = "full" } }
    }
    let host = Host { Screen() }
    try host.tap("empty")
    #expect(host.shows("full"))
  }

  @Test func `a modifier keeps its own state`() throws {
    struct Counting: ViewModifier {
      let name: String
      @State private var count = 0
      func body(content: Content) -> some View {
        content
        Button("\(name) \(count)") { count += 1 }
      }
    }
    struct Screen: View {
      @State private var tick = 0
      var body: some View {
        Button("Tick") { tick += 1 }
        Text("text \(tick)").modifier(Counting(name: "m"))
      }
    }
    let host = Host { Screen() }
    try host.tap("m 0")
    host.log.resetCounts()
    try host.tap("Tick")
    #expect(host.shows("m 1"))
    #expect(host.shows("text 1"))
    #expect(host.runs("Counting") == 0)
  }

  @Test func `a stored value that nothing read updates nothing`() throws {
    struct Screen: View {
      @State private var count = 0
      var body: some View { Button("Add") { count += 1 } }
    }
    let host = Host { Screen() }
    host.log.resetCounts()
    try host.tap("Add")
    #expect(host.runs("Screen") == 0)
  }

  @Test func `a write while a body is evaluated is refused with a warning`() {
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        let _ = count += 1
        Text("count \(count)")
      }
    }
    let host = Host { Screen() }
    #expect(host.shows("count 0"))
    #expect(host.warnings.count == 1)
    #expect(host.warnings.first?.hasPrefix("Modifying state during view update") == true)
  }

  @Test func `a write before the view is there is lost with a warning`() {
    struct Screen: View {
      @State private var count = 0
      init() { count = 5 }
      var body: some View { Text("count \(count)") }
    }
    let host = Host { Screen() }
    #expect(host.shows("count 0"))
    #expect(host.warnings.count == 1)
  }

  @Test func `nested models are tracked through`() throws {
    struct Screen: View {
      @State private var outer = Outer()
      var body: some View {
        Text(outer.inner.name)
        Button("Write") { outer.inner.name = "b" }
        Button("Replace") { outer.inner = Inner() }
      }
    }
    let host = Host { Screen() }
    try host.tap("Write")
    #expect(host.shows("b"))
    try host.tap("Replace")
    #expect(host.shows("a"))
  }

  @Test func `values kept for the app are shared by their key`() throws {
    struct Reader: View {
      @AppStorage("name") private var name = "nobody"
      var body: some View { Text("hello \(name)") }
    }
    struct Writer: View {
      @AppStorage("name") private var name = "nobody"
      var body: some View { TextField("Name", text: $name) }
    }
    let host = Host {
      Reader()
      Writer()
    }
    try host.type("Ada", into: "Name")
    #expect(host.shows("hello Ada"))
  }

  @Test func `the user's defaults and what views keep for the app are the same`() throws {
    enum Unit: String { case metric, imperial }
    struct Screen: View {
      @AppStorage("kept.count") private var count = 1
      @AppStorage("kept.unit") private var unit = Unit.metric
      @AppStorage("kept.name") private var name: String?
      var body: some View {
        Text("\(count) \(unit.rawValue) \(name ?? "nobody")")
        Button("More") { count += 1 }
        Button("Name") { name = "Ada" }
        Button("Past") {
          UserDefaults.standard.set(7, forKey: "kept.count")
          UserDefaults.standard.set("imperial", forKey: "kept.unit")
        }
        Button("Forget") { UserDefaults.standard.removeObject(forKey: "kept.count") }
      }
    }
    let keys = ["kept.count", "kept.unit", "kept.name"]
    defer { for key in keys { UserDefaults.standard.removeObject(forKey: key) } }
    UserDefaults.standard.set(3, forKey: "kept.count")
    let host = Host { Screen() }
    #expect(host.shows("3 metric nobody"))
    try host.tap("More")
    try host.tap("Name")
    #expect(UserDefaults.standard.integer(forKey: "kept.count") == 4)
    #expect(UserDefaults.standard.string(forKey: "kept.name") == "Ada")
    try host.tap("Past")
    #expect(host.shows("7 imperial Ada"))
    try host.tap("Forget")
    #expect(host.shows("1 imperial Ada"))
  }

  @Test func `the return key does what is said for its kind of field`() throws {
    struct Screen: View {
      @State private var query = ""
      @State private var name = ""
      @State private var done = "-"
      var body: some View {
        List { TextField("Name", text: $name) }
          .searchable(text: $query, prompt: "Find")
          .onSubmit(of: .search) { done = "searched \(query)" }
          .onSubmit { done = "named \(name)" }
        Text(done)
      }
    }
    let host = Host { Screen() }
    try host.type("x", into: "Find")
    try host.submit("Find")
    #expect(host.shows("searched x"))
    try host.type("y", into: "Name")
    try host.submit("Name")
    #expect(host.shows("named y"))
  }

  @Test func `typing gives a field the focus`() throws {
    struct Screen: View {
      enum Field { case name, mail }
      @FocusState private var focus: Field?
      @State private var name = ""
      @State private var mail = ""
      var body: some View {
        TextField("Name", text: $name).focused($focus, equals: .name)
        TextField("Mail", text: $mail).focused($focus, equals: .mail)
        Text(focus == .mail ? "mail" : focus == .name ? "name" : "none")
      }
    }
    let host = Host { Screen() }
    #expect(host.shows("none"))
    try host.type("x", into: "Mail")
    #expect(host.shows("mail"))
  }

  @Test func `values that are kept and the focus are told by the names of their properties`() throws
  {
    struct Screen: View {
      @FocusState private var focus: Bool
      @AppStorage("remembered") private var keep = 0
      @SceneStorage("scene") private var page = 0
      @GestureState private var drag = 0
      var body: some View {
        Text("\(focus) \(keep) \(page) \(drag)")
        Button("Go") { focus = true }
        Button("Keep") { keep += 1 }
        Button("Turn") { page += 1 }
      }
    }
    let host = Host { Screen() }
    host.log.resetCounts()
    try host.tap("Go")
    try host.tap("Keep")
    try host.tap("Turn")
    let names = ["Screen.focus", "Screen.keep", "Screen.page"]
    #expect(host.causes(of: "Screen") == names.map { [.state($0)] })
    #expect(host.written == names)
    #expect(host.views.first?.reads == (names + ["Screen.drag"]).sorted())
  }

  @Test func `what a view only hands on is among what it depends on`() throws {
    struct Editor: View {
      @Binding var text: String
      var body: some View { TextField("Title", text: $text) }
    }
    struct Row: View {
      @Binding var title: String
      var body: some View { Text(title) }
    }
    struct Screen: View {
      @State private var draft = ""
      @State private var titles = ["a"]
      @State private var unread = 0
      var body: some View {
        Editor(text: $draft)
        ForEach($titles, id: \.self) { $title in Row(title: $title) }
        Button("Add") { titles.append("b") }
        Button("Count") { unread += 1 }
      }
    }
    let host = Host { Screen() }
    host.log.resetCounts()
    try host.type("x", into: "Title")
    try host.tap("Add")
    try host.tap("Count")
    let names = ["Screen.draft", "Screen.titles"]
    #expect(host.causes(of: "Screen") == names.map { [.state($0)] })
    #expect(host.views.first?.reads == names)
  }

  @Test func `an equatable view is evaluated when it is no longer equal`() throws {
    struct Row: View, Equatable {
      let id: Int
      let action: () -> Void
      nonisolated static func == (left: Row, right: Row) -> Bool { left.id == right.id }
      var body: some View { Text("row \(id)") }
    }
    struct Screen: View {
      @State private var tick = 0
      var body: some View {
        Button("Tick \(tick)") { tick += 1 }
        Row(id: tick / 2) { _ = tick }.equatable()
      }
    }
    let host = Host { Screen() }
    host.log.resetCounts()
    try host.tap("Tick 0")
    #expect(host.runs("Row") == 0)
    try host.tap("Tick 1")
    #expect(host.runs("Row") == 1)
  }
}
