import LabUI
import Testing

/// Less usual forms of controls and modifiers, which do what the usual ones do.
@MainActor
@Suite(.serialized)
struct FormTests {
  private struct Fruit: Identifiable, Hashable {
    let id: Int
    var name: String
  }

  @Test func `rows with edit actions are deleted and moved`() throws {
    struct Screen: View {
      @State private var fruits = [
        Fruit(id: 1, name: "Apple"), Fruit(id: 2, name: "Pear"), Fruit(id: 3, name: "Plum"),
      ]
      var body: some View {
        List($fruits, editActions: .all) { $fruit in Text(fruit.name) }
        Text(fruits.map(\.name).joined(separator: ","))
      }
    }
    let host = Host { Screen() }
    try host.move("Plum", to: 0)
    #expect(host.shows("Plum,Apple,Pear"))
    try host.delete("Apple")
    #expect(host.shows("Plum,Pear"))
  }

  @Test func `a search is in use from the first text until it is dismissed`() throws {
    struct Results: View {
      @Environment(\.isSearching) private var isSearching
      @Environment(\.dismissSearch) private var dismissSearch
      var body: some View {
        Text(isSearching ? "searching" : "idle")
        Button("Done") { dismissSearch() }
      }
    }
    struct Screen: View {
      @State private var query = ""
      @State private var isPresented = false
      var body: some View {
        Results().searchable(text: $query, isPresented: $isPresented)
        Text("query '\(query)', presented \(isPresented)")
      }
    }
    let host = Host { Screen() }
    #expect(host.shows("idle"))
    try host.type("pear", into: "Search")
    #expect(host.shows("searching"))
    #expect(host.shows("query 'pear', presented true"))
    try host.tap("Done")
    #expect(host.shows("idle"))
    #expect(host.shows("query '', presented false"))
  }

  @Test func `fields with a label and a format write their value`() throws {
    struct Screen: View {
      @State private var age = 3
      @State private var limit: Int?
      @State private var secret = ""
      var body: some View {
        TextField(value: $age, format: .number) { Text("Age") }
        TextField("Limit", value: $limit, format: .number, prompt: Text("none"))
        SecureField("Secret", text: $secret, onCommit: { age = 0 })
        Stepper("Steps", value: $age, in: 0...10, step: 2, format: .number)
        Text("age \(age), limit \(limit ?? -1)")
      }
    }
    let host = Host { Screen() }
    try host.type("5", into: "Age")
    try host.type("7", into: "Limit")
    try host.step("Steps", by: 1)
    #expect(host.shows("age 7, limit 7"))
    try host.submit("Secret")
    try host.type("", into: "Limit")
    #expect(host.shows("age 0, limit -1"))
  }

  @Test func `one switch stands for several`() throws {
    struct Option: Identifiable {
      let id: Int
      var isOn: Bool
    }
    struct Screen: View {
      @State private var options = [Option(id: 1, isOn: true), Option(id: 2, isOn: false)]
      var body: some View {
        Toggle("All", sources: $options, isOn: \.isOn)
        Text(options.map { $0.isOn ? "1" : "0" }.joined())
      }
    }
    let host = Host { Screen() }
    #expect(try host.value(of: "All") == "off")
    try host.toggle("All")
    #expect(host.shows("11"))
  }

  @Test func `a button is labelled for its role`() throws {
    struct Screen: View {
      @State private var isClosed = false
      var body: some View {
        Button(role: .close) { isClosed = true }
        Text(isClosed ? "closed" : "open")
      }
    }
    let host = Host { Screen() }
    try host.tap("Close")
    #expect(host.shows("closed"))
  }
}
