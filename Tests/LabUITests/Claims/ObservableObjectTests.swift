import LabUI
import Testing

/// C12 and C34: any published change updates every view that observes the object.
@MainActor
@Suite(.serialized)
struct ObservableObjectTests {
  final class Store: ObservableObject {
    @Published var price = 1
    @Published var name = "A"
  }

  private struct Price: View {
    @ObservedObject var store: Store
    var body: some View { Text("price \(store.price)") }
  }

  private struct Name: View {
    @EnvironmentObject var store: Store
    var body: some View { Text("name \(store.name)") }
  }

  private struct Root: View {
    @StateObject private var store = Store()

    var body: some View {
      Button("Price") { store.price += 1 }
      TextField("Name", text: $store.name)
      Price(store: store)
      Name().environmentObject(store)
    }
  }

  @Test(arguments: ["Root", "Price", "Name"])
  func `every observer is evaluated at every change, whatever it reads`(view: String) throws {
    let host = Host { Root() }
    host.log.resetCounts()
    for _ in 0..<10 { try host.tap("Price") }
    #expect(host.runs(view) == 10)
    #expect(host.shows("price 11"))
  }

  @Test func `the cause names the published property`() throws {
    let host = Host { Root() }
    host.log.resetCounts()
    try host.tap("Price")
    #expect(host.causes(of: "Name") == [[.published("Store.price")]])
  }

  @Test func `a binding out of the object writes it`() throws {
    let host = Host { Root() }
    try host.type("B", into: "Name")
    #expect(host.shows("name B"))
  }

  @Test func `an observed object that the view makes itself is made anew by its parent`() throws {
    struct Child: View {
      let tick: Int
      @ObservedObject var store = Store()
      var body: some View {
        Text("price \(store.price)")
        Button("Price") { store.price += 1 }
      }
    }
    struct Parent: View {
      @State private var tick = 0
      var body: some View {
        Button("Tick") { tick += 1 }
        Child(tick: tick)
      }
    }
    let host = Host { Parent() }
    try host.tap("Price")
    #expect(host.shows("price 2"))
    try host.tap("Tick")
    #expect(host.shows("price 1"))
  }

  @Test func `an object that sends itself updates its observers`() throws {
    final class Manual: ObservableObject {
      var count = 0
      func raise() {
        objectWillChange.send()
        count += 1
      }
    }
    struct Screen: View {
      @StateObject private var model = Manual()
      var body: some View { Button("Count \(model.count)") { model.raise() } }
    }
    let host = Host { Screen() }
    try host.tap("Count 0")
    #expect(host.shows("Count 1"))
  }
}
