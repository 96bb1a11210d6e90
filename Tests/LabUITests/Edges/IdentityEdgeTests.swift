import LabUI
import Testing

@MainActor
@Suite(.serialized)
struct IdentityEdgeTests {
  struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  @Test func `one view value in two places has two states`() throws {
    let host = Host {
      let counter = Counter(name: "c")
      return VStack {
        counter
        counter
      }
    }
    try host.tap("c 0", Which(ordinal: 2))
    #expect(host.texts == ["c 0", "c 1"])
  }

  @Test func `views at the deepest level are updated time and again`() throws {
    let host = Host {
      VStack {
        Counter(name: "a")
        Counter(name: "b")
        Counter(name: "c")
      }
    }
    for name in ["a 0", "b 0", "a 1", "c 0", "b 1", "a 2"] { try host.tap(name) }
    #expect(host.texts == ["a 3", "b 2", "c 1"])
  }

  private struct Rows: View {
    @State private var names = ["a", "b"]
    let isByIndex: Bool

    var body: some View {
      Button("Insert") { names.insert("new", at: 0) }
      if isByIndex {
        ForEach(names.indices, id: \.self) { Counter(name: names[$0]) }
      } else {
        ForEach(names, id: \.self) { Counter(name: $0) }
      }
    }
  }

  @Test func `state moves with the identity of its row`() throws {
    let host = Host { Rows(isByIndex: false) }
    try host.tap("a 0")
    try host.tap("Insert")
    #expect(host.texts == ["Insert", "new 0", "a 1", "b 0"])
  }

  @Test func `state stays where it is when rows are known by their index`() throws {
    let host = Host { Rows(isByIndex: true) }
    try host.tap("a 0")
    try host.tap("Insert")
    #expect(host.texts == ["Insert", "new 1", "a 0", "b 0"])
  }

  @Test func `rows by a binding write the collection`() throws {
    struct Item: Identifiable {
      let id: Int
      var isDone = false
    }
    struct Screen: View {
      @State private var items = [Item(id: 1), Item(id: 2)]
      var body: some View {
        Text("done \(items.filter(\.isDone).count)")
        ForEach($items) { $item in Toggle("Item \(item.id)", isOn: $item.isDone) }
      }
    }
    let host = Host { Screen() }
    try host.toggle("Item 2")
    #expect(host.shows("done 1"))
    #expect(try host.value(of: "Item 1") == "off")
    #expect(try host.value(of: "Item 2") == "on")
  }

  @Test func `a row can be deleted and moved`() throws {
    struct Screen: View {
      @State private var names = ["a", "b", "c"]
      var body: some View {
        List {
          ForEach(names, id: \.self) { Text($0) }
            .onDelete { names.remove(atOffsets: $0) }
            .onMove { names.move(fromOffsets: $0, toOffset: $1) }
        }
      }
    }
    let host = Host { Screen() }
    try host.delete("b")
    #expect(host.texts == ["a", "c"])
    try host.move("c", to: 0)
    #expect(host.texts == ["c", "a"])
  }

  @Test func `another case of a switch is another identity`() throws {
    struct Screen: View {
      @State private var mode = 0
      var body: some View {
        Button("Next") { mode += 1 }
        switch mode {
        case 0: Counter(name: "zero")
        case 1: Counter(name: "one")
        default: Counter(name: "many")
        }
      }
    }
    let host = Host { Screen() }
    try host.tap("zero 0")
    try host.tap("Next")
    #expect(host.shows("one 0"))
    try host.tap("Next")
    try host.tap("many 0")
    try host.tap("Next")
    #expect(host.shows("many 1"))
  }

  @Test func `another type in an AnyView is another identity, the same type is not`() throws {
    struct Other: View {
      var body: some View { Text("other") }
    }
    struct Screen: View {
      @State private var name = "a"
      var body: some View {
        Button("Name") { name = "b" }
        Button("Other") { name = "other" }
        name == "other" ? AnyView(Other()) : AnyView(Counter(name: name))
      }
    }
    let host = Host { Screen() }
    try host.tap("a 0")
    try host.tap("Name")
    #expect(host.shows("b 1"))
    try host.tap("Other")
    try host.tap("Name")
    #expect(host.shows("b 0"))
  }

  @Test func `a view that was away comes back new`() throws {
    struct Screen: View {
      @State private var isThere = true
      var body: some View {
        Button("Switch") { isThere.toggle() }
        if isThere { Counter(name: "c") }
      }
    }
    let host = Host { Screen() }
    try host.tap("c 0")
    try host.tap("Switch")
    #expect(!host.shows("c 1"))
    try host.tap("Switch")
    #expect(host.shows("c 0"))
  }

  @Test func `state in a container's content is kept, whatever else the container holds`() throws {
    struct Card<Content: View>: View {
      let title: String
      @ViewBuilder let content: Content
      var body: some View {
        Text(title)
        content
      }
    }
    struct Screen: View {
      @State private var tick = 0
      var body: some View {
        Button("Tick") { tick += 1 }
        Card(title: "title \(tick)") { Counter(name: "c") }
      }
    }
    let host = Host { Screen() }
    try host.tap("c 0")
    try host.tap("Tick")
    #expect(host.shows("c 1"))
    #expect(host.shows("title 1"))
  }
}
