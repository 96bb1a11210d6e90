import LabUI
import Testing

/// C21 and C22: a change has to arrive as a write to a tracked property.
@MainActor
@Suite(.serialized)
struct UntrackedWriteTests {
  final class Item {
    var name = "old"
  }

  @Observable
  final class Store {
    var items = [Item()]
    var version = 0
    @ObservationIgnored var cache = 0
  }

  private struct Screen: View {
    @State private var store = Store()

    var body: some View {
      Text("\(store.items[0].name) \(store.version)")
      Button("Name") { store.items[0].name = "new" }
      Button("Cache") { store.cache += 1 }
      Button("Version") { store.version += 1 }
    }
  }

  @Test(arguments: ["Name", "Cache"])
  func `a write to what is not tracked updates nothing`(button: String) throws {
    let host = Host { Screen() }
    host.log.resetCounts()
    try host.tap(button)
    #expect(host.runs("Screen") == 0)
    #expect(host.shows("old 0"))
  }

  @Test func `a later tracked write shows the change too`() throws {
    let host = Host { Screen() }
    try host.tap("Name")
    try host.tap("Version")
    #expect(host.shows("new 1"))
  }
}
