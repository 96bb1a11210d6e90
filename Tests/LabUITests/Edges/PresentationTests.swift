import LabUI
import Testing

@MainActor
@Suite(.serialized)
struct PresentationTests {
  @Test func `a sheet has state of its own and goes by dismiss`() throws {
    struct Sheet: View {
      @Environment(\.dismiss) private var dismiss
      @State private var count = 0
      var body: some View {
        Button("Count \(count)") { count += 1 }
        Button("Close") { dismiss() }
      }
    }
    struct Screen: View {
      @State private var isShown = false
      @State private var ends = 0
      var body: some View {
        Button("Open") { isShown = true }
        Text("ends \(ends)").sheet(isPresented: $isShown, onDismiss: { ends += 1 }) { Sheet() }
      }
    }
    let host = Host { Screen() }
    #expect(throws: HostProblem.self) { try host.tap("Close") }
    try host.tap("Open")
    try host.tap("Count 0")
    #expect(host.shows("Count 1"))
    try host.tap("Close")
    #expect(!host.shows("Count 1"))
    #expect(host.shows("ends 1"))
    try host.tap("Open")
    #expect(host.shows("Count 0"))
    try host.dismiss()
    #expect(host.shows("ends 2"))
  }

  @Test func `a sheet for another item is another sheet`() throws {
    struct Item: Identifiable { let id: Int }
    struct Screen: View {
      @State private var item: Item?
      var body: some View {
        Button("One") { item = Item(id: 1) }
        Button("Two") { item = Item(id: 2) }
        Text("screen").sheet(item: $item) { item in
          IdentityEdgeTests.Counter(name: "item \(item.id):")
        }
      }
    }
    let host = Host { Screen() }
    try host.tap("One")
    try host.tap("item 1: 0")
    try host.tap("Two")
    #expect(host.shows("item 2: 0"))
  }

  @Test func `a sheet follows the model that it reads`() throws {
    struct Screen: View {
      @State private var store = TrackingTests.Store()
      @State private var isShown = true
      var body: some View {
        Button("Price") { store.price += 1 }
        Text("screen").sheet(isPresented: $isShown) { Text("price \(store.price)") }
      }
    }
    let host = Host { Screen() }
    host.log.resetCounts()
    try host.tap("Price")
    #expect(host.shows("price 2"))
    #expect(host.runs("Screen") == 0)
  }

  @Test func `every button of an alert closes it`() throws {
    struct Screen: View {
      @State private var isAsking = false
      @State private var deleted = 0
      var body: some View {
        Button("Delete…") { isAsking = true }
        Text("deleted \(deleted)").alert("Sure?", isPresented: $isAsking) {
          Button("Delete", role: .destructive) { deleted += 1 }
          Button("Cancel", role: .cancel) {}
        } message: {
          Text("It is gone then.")
        }
      }
    }
    let host = Host { Screen() }
    try host.tap("Delete…")
    #expect(host.shows("Sure?"))
    #expect(host.shows("It is gone then."))
    try host.tap("Cancel")
    #expect(!host.shows("Sure?"))
    try host.tap("Delete…")
    try host.tap("Delete")
    #expect(host.shows("deleted 1"))
    #expect(!host.shows("Sure?"))
  }

  @Test func `a link pushes the page of its value and back takes it away`() throws {
    struct Page: View {
      let number: Int
      @Environment(\.dismiss) private var dismiss
      var body: some View {
        Text("page \(number)")
        NavigationLink("Deeper", value: number + 1)
        Button("Back") { dismiss() }
      }
    }
    struct Screen: View {
      @State private var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) {
          NavigationLink("One", value: 1)
            .navigationDestination(for: Int.self) { Page(number: $0) }
        }
        Text("depth \(path.count)")
      }
    }
    let host = Host { Screen() }
    try host.tap("One")
    try host.tap("Deeper")
    #expect(host.shows("page 2"))
    #expect(!host.shows("page 1"))
    #expect(host.shows("depth 2"))
    try host.tap("Back")
    #expect(host.shows("page 1"))
    try host.tap("Back")
    #expect(host.shows("One"))
    #expect(host.shows("depth 0"))
  }

  @Test func `a link with a destination needs no path`() throws {
    let host = Host {
      NavigationStack {
        NavigationLink("Go") { Text("there") }
      }
    }
    try host.tap("Go")
    #expect(host.shows("there"))
    #expect(!host.shows("Go"))
  }

  @Test func `one tab is shown, and a tap on another shows that`() throws {
    struct Screen: View {
      @State private var selection = "a"
      var body: some View {
        TabView(selection: $selection) {
          Text("page a").tabItem { Label("First", systemImage: "1") }.tag("a")
          Text("page b").tabItem { Text("Second") }.tag("b")
        }
      }
    }
    let host = Host { Screen() }
    #expect(host.shows("page a"))
    #expect(!host.shows("page b"))
    try host.tap("Second")
    #expect(host.shows("page b"))
    #expect(!host.shows("page a"))
  }
}
