import LabUI
import Testing

/// C23, C25 and C26: what an injected value costs is its breadth times its frequency.
@MainActor
@Suite(.serialized)
struct EnvironmentTests {
  private struct Cell: View {
    @Environment(\.live) private var live
    var body: some View { Text("live \(live)") }
  }

  private struct Plain: View {
    var body: some View { Text("plain") }
  }

  private struct Wide: View {
    @State private var live = 0

    var body: some View {
      VStack {
        Button("Tick") { live += 1 }
        ForEach(0..<20) { _ in Cell() }
        Plain()
      }
      .environment(\.live, live)
    }
  }

  private struct Live: View {
    @State private var live = 0

    var body: some View {
      Button("Tick") { live += 1 }
      Cell().environment(\.live, live)
    }
  }

  private struct Narrow: View {
    var body: some View {
      ForEach(0..<20) { _ in Plain() }
      Live()
    }
  }

  @Test func `a value at the root updates all its readers at each tick`() throws {
    let host = Host { Wide() }
    host.log.resetCounts()
    for _ in 0..<5 { try host.tap("Tick") }
    #expect(host.runs("Cell") == 5 * 20)
    #expect(host.runs("Plain") == 0)
    #expect(host.causes(of: "Cell").first == [.environment("Cell.live")])
  }

  @Test func `a value at the narrowest subtree updates its reader alone`() throws {
    let host = Host { Narrow() }
    host.log.resetCounts()
    for _ in 0..<5 { try host.tap("Tick") }
    #expect(host.runs("Cell") == 5)
    #expect(host.runs("Plain") == 0)
    #expect(host.runs("Narrow") == 0)
  }

  @Test func `an observable object is read by its type, and tracked by property`() throws {
    let model = TrackingTests.Store()
    struct Reader: View {
      @Environment(TrackingTests.Store.self) private var store
      var body: some View { Text("price \(store.price)") }
    }
    struct Absent: View {
      @Environment(TrackingTests.Store.self) private var store: TrackingTests.Store?
      var body: some View { Text(store == nil ? "none" : "some") }
    }
    let host = Host {
      VStack {
        Reader().environment(model)
        Absent()
        Button("Balance") { model.balance += 1 }
        Button("Price") { model.price += 1 }
      }
    }
    host.log.resetCounts()
    try host.tap("Balance")
    #expect(host.runs("Reader") == 0)
    try host.tap("Price")
    #expect(host.runs("Reader") == 1)
    #expect(host.shows("price 2"))
    #expect(host.shows("none"))
  }

  @Test func `a header beside the live part is no longer evaluated once that is a view of its own`()
    throws
  {
    struct Mixed: View {
      @State private var store = TrackingTests.Store()
      var body: some View {
        Text("header")
        Text("price \(store.price)")
        Button("Price") { store.price += 1 }
      }
    }
    struct Part: View {
      let store: TrackingTests.Store
      var body: some View { Text("price \(store.price)") }
    }
    struct Extracted: View {
      @State private var store = TrackingTests.Store()
      var body: some View {
        Text("header")
        Part(store: store)
        Button("Price") { store.price += 1 }
      }
    }
    let mixed = Host { Mixed() }
    let extracted = Host { Extracted() }
    for host in [mixed, extracted] {
      host.log.resetCounts()
      for _ in 0..<10 { try host.tap("Price") }
    }
    #expect(mixed.runs("Mixed") == 10)
    #expect(extracted.runs("Extracted") == 0)
  }

  @Test func `disabled reaches all controls below`() throws {
    struct Screen: View {
      @State private var isLocked = true
      var body: some View {
        VStack { Button("Save") {} }.disabled(isLocked)
        Button("Unlock") { isLocked = false }
      }
    }
    let host = Host { Screen() }
    #expect(try !host.isEnabled("Save"))
    #expect(throws: HostProblem.disabled(kind: "button", name: "Save")) { try host.tap("Save") }
    try host.tap("Unlock")
    #expect(try host.isEnabled("Save"))
  }
}

extension EnvironmentValues {
  fileprivate var live: Int {
    get { self[LiveKey.self] }
    set { self[LiveKey.self] = newValue }
  }
}

private enum LiveKey: EnvironmentKey {
  static let defaultValue = 0
}
