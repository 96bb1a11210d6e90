import LabUI
import Testing

@MainActor
@Suite(.serialized)
struct SearchSuggestionTests {
  struct Cities: View {
    @State private var query = ""
    @State private var submits = 0
    var body: some View {
      NavigationStack { Text("query \(query), \(submits)") }
        .searchable(text: $query, prompt: "Find")
        .searchSuggestions {
          Text("Recent")
          ForEach(["Riga", "Rome"].filter { $0.hasPrefix(query) && $0 != query }, id: \.self) {
            Label("Try \($0)", systemImage: "clock").searchCompletion($0)
          }
        }
        .onSubmit(of: .search) { submits += 1 }
    }
  }

  @Test func `suggestions are there while someone searches, and a tap takes one over`() throws {
    let host = Host { Cities() }
    #expect(!host.shows("Recent"))
    #expect(throws: HostProblem.self) { try host.tap("Try Riga") }
    try host.type("Ri", into: "Find")
    #expect(host.shows("Recent"))
    #expect(!host.shows("Try Rome"))
    try host.tap("Try Riga")
    #expect(try host.field("Find") == "Riga")
    #expect(host.shows("query Riga, 0"))
    #expect(!host.shows("Try Riga"))
    try host.submit("Find")
    #expect(host.shows("query Riga, 1"))
  }

  @Test func `suggestions are there for a text that was there before`() throws {
    struct Begun: View {
      @State private var query = "x"
      var body: some View {
        Text("query \(query)")
          .searchable(text: $query) { Button("Own") { query = "own" } }
        Button("Clear") { query = "" }
      }
    }
    let host = Host { Begun() }
    try host.tap("Own")
    #expect(host.shows("query own"))
    try host.tap("Clear")
    #expect(!host.shows("Own"))
    // The field is in use now, though it is empty.
    try host.type("", into: "Search")
    #expect(host.shows("Own"))
  }

  @Test func `a completion where nothing is searched is a view as any`() {
    let host = Host { Text("a").searchCompletion("b") }
    #expect(host.texts == ["a"])
    #expect(throws: HostProblem.self) { try host.tap("a") }
  }
}
