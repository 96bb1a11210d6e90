import LabUI
import Testing

/// C12, C18, C19 and C20: what a body reads is what it depends on.
@MainActor
@Suite(.serialized)
struct TrackingTests {
  @Observable
  final class Store {
    var price = 1
    var balance = 10
    var selection = "A"

    var summary: String { "\(selection) \(balance) \(price)" }
  }

  private struct Price: View {
    let store: Store
    var body: some View { Text("price \(store.price)") }
  }

  private struct Selection: View {
    let store: Store
    var body: some View { Text("selection \(store.selection)") }
  }

  private struct Root: View {
    @State private var store = Store()

    var body: some View {
      Button("Price") { store.price += 1 }
      Price(store: store)
      Selection(store: store)
    }
  }

  private struct SummaryRoot: View {
    @State private var store = Store()

    var body: some View {
      Text(store.summary)
      Button("Price") { store.price += 1 }
      Button("Balance") { store.balance += 1 }
      Button("Select") { store.selection += "B" }
      Selection(store: store)
    }
  }

  @Test func `only the reader of the written property is evaluated`() throws {
    let host = Host { Root() }
    host.log.resetCounts()
    for _ in 0..<9 { try host.tap("Price") }
    #expect(host.runs("Price") == 9)
    #expect(host.runs("Selection") == 0)
    #expect(host.runs("Root") == 0)
    #expect(host.shows("price 10"))
  }

  @Test func `the cause names the property`() throws {
    let host = Host { Root() }
    host.log.resetCounts()
    try host.tap("Price")
    #expect(host.causes(of: "Price") == [[.observable("Store.price")]])
  }

  @Test(arguments: ["Price", "Balance", "Select"])
  func `a broad computed property makes its reader depend on all that it reads`(
    button: String
  ) throws {
    let host = Host { SummaryRoot() }
    host.log.resetCounts()
    try host.tap(button)
    #expect(host.runs("SummaryRoot") == 1)
  }

  @Test func `a child that is given the whole model depends on what it reads alone`() throws {
    let host = Host { SummaryRoot() }
    host.log.resetCounts()
    try host.tap("Price")
    try host.tap("Balance")
    #expect(host.runs("Selection") == 0)
  }

  @Test func `several properties written before an update are all among its causes`() throws {
    struct Both: View {
      @State private var store = Store()
      var body: some View {
        Text("\(store.price) \(store.balance)")
        Button("Both") {
          store.price += 1
          store.balance += 1
        }
      }
    }
    let host = Host { Both() }
    host.log.resetCounts()
    try host.tap("Both")
    #expect(
      host.causes(of: "Both") == [[.observable("Store.price"), .observable("Store.balance")]]
    )
  }
}
