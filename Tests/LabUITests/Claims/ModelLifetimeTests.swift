import LabUI
import Testing

/// C07 and C08: the initial-value expression runs at every initialisation; the first result stays.
@MainActor
@Suite(.serialized)
struct ModelLifetimeTests {
  @Observable
  final class Model {
    var name: String

    init(name: String) { self.name = name }
  }

  final class OldModel: ObservableObject {
    @Published var name = "old"
  }

  private struct StateChild: View {
    let tick: Int
    @State private var model: Model

    init(tick: Int) {
      self.tick = tick
      _model = State(wrappedValue: Model(name: "made at \(tick)"))
    }

    var body: some View { Text(model.name) }
  }

  private struct ObjectChild: View {
    let tick: Int
    @StateObject private var model = OldModel()

    var body: some View { Text(model.name) }
  }

  private struct Screen: View {
    @State private var tick = 0

    var body: some View {
      Button("Tick") { tick += 1 }
      StateChild(tick: tick)
      ObjectChild(tick: tick)
    }
  }

  @Test func `each update of the parent makes another model and drops it`() throws {
    let host = Host { Screen() }
    for _ in 0..<4 { try host.tap("Tick") }
    #expect(host.log.offered["Model"] == 5)
    #expect(host.log.kept["Model"] == 1)
    #expect(host.shows("made at 0"))
  }

  @Test func `a dropped model is named in the trace with its property`() throws {
    let host = Host { Screen() }
    try host.tap("Tick")
    let dropped = host.log.events.map(\.fact).filter {
      if case .dropped = $0 { true } else { false }
    }
    #expect(
      dropped == [
        .dropped(model: "Model", property: "StateChild.model", path: "Screen/StateChild")
      ]
    )
  }

  @Test func `a state object is made once`() throws {
    let host = Host { Screen() }
    for _ in 0..<4 { try host.tap("Tick") }
    #expect(host.log.offered["OldModel"] == 1)
    #expect(host.log.kept["OldModel"] == 1)
  }
}
