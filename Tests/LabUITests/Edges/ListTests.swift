import LabUI
import Testing

@MainActor
@Suite(.serialized)
struct ListTests {
  fileprivate struct Fruit: Identifiable {
    let id: Int
    var name: String
  }

  fileprivate static let fruits = [Fruit(id: 1, name: "Apple"), Fruit(id: 2, name: "Pear")]

  @Test func `a tap on a row selects it`() throws {
    struct Screen: View {
      @State private var selection: Int?
      var body: some View {
        List(ListTests.fruits, selection: $selection) { Text($0.name) }
        Text("selected \(selection ?? 0)")
      }
    }
    let host = Host { Screen() }
    try host.tap("Pear")
    #expect(host.shows("selected 2"))
  }

  @Test func `taps on rows fill a set and empty it again`() throws {
    struct Screen: View {
      @State private var selection: Set<Int> = []
      var body: some View {
        List(ListTests.fruits, selection: $selection) { Text($0.name) }
        Text("selected \(selection.count)")
      }
    }
    let host = Host { Screen() }
    try host.tap("Pear")
    try host.tap("Apple")
    #expect(host.shows("selected 2"))
    try host.tap("Apple")
    #expect(host.shows("selected 1"))
  }

  @Test func `a picker knows rows by their ids where they have no tags`() throws {
    struct Screen: View {
      @State private var tip = 10
      var body: some View {
        Picker("Tip", selection: $tip) {
          ForEach([10, 15, 20], id: \.self) { Text("\($0) %") }
        }
        Text("tip \(tip)")
      }
    }
    let host = Host { Screen() }
    #expect(try host.value(of: "Tip") == "10 %")
    try host.choose("20 %", in: "Tip")
    #expect(host.shows("tip 20"))
  }

  @Test func `a picker of an optional value finds what is chosen`() throws {
    struct Screen: View {
      @State private var fruit: Int?
      var body: some View {
        Picker("Fruit", selection: $fruit) {
          Text("None").tag(Int?.none)
          ForEach(ListTests.fruits) { Text($0.name).tag(Optional($0.id)) }
        }
        Text("fruit \(fruit ?? 0)")
      }
    }
    let host = Host { Screen() }
    #expect(try host.value(of: "Fruit") == "None")
    try host.choose("Pear", in: "Fruit")
    #expect(host.shows("fruit 2"))
    #expect(try host.value(of: "Fruit") == "Pear")
  }

  @Test func `pages made by rows are shown one at a time`() throws {
    struct Screen: View {
      @State private var page = 0
      var body: some View {
        TabView(selection: $page) {
          ForEach(0..<3) { Text("page \($0)").tag($0) }
        }
        .tabViewStyle(.page)
        Button("Next") { page += 1 }
      }
    }
    let host = Host { Screen() }
    #expect(host.shows("page 0"))
    #expect(!host.shows("page 1"))
    try host.tap("Next")
    #expect(host.shows("page 1"))
    #expect(!host.shows("page 0"))
  }

  @Test func `what is searched for filters the rows`() throws {
    struct Screen: View {
      @State private var query = ""
      var body: some View {
        List(ListTests.fruits.filter { query.isEmpty || $0.name.contains(query) }) { Text($0.name) }
          .searchable(text: $query, prompt: "Find")
      }
    }
    let host = Host { Screen() }
    try host.type("Pea", into: "Find")
    #expect(host.shows("Pear"))
    #expect(!host.shows("Apple"))
  }
}
