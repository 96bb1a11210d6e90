import LabUI
import Testing

/// C28, C29 and C30: derive where the inputs change, not where the result is shown.
@MainActor
@Suite(.serialized)
struct DerivedValueTests {
  final class Counter {
    var sorts = 0
  }

  @Observable
  final class EagerStore {
    @ObservationIgnored let counter: Counter
    var numbers = [3, 1, 2] { didSet { sort() } }
    private(set) var sorted: [Int] = []
    var tick = 0

    init(counter: Counter) {
      self.counter = counter
      sort()
    }

    private func sort() {
      counter.sorts += 1
      sorted = numbers.sorted()
    }
  }

  private struct InBody: View {
    let counter: Counter
    @State private var tick = 0

    var body: some View {
      Button("Tick \(tick)") { tick += 1 }
      Text("\(sorted)")
    }

    private var sorted: [Int] {
      counter.sorts += 1
      return [3, 1, 2].sorted()
    }
  }

  private struct AtBoundary: View {
    @State var store: EagerStore

    var body: some View {
      Button("Tick \(store.tick)") { store.tick += 1 }
      Text("\(store.sorted)")
    }
  }

  @Test func `a result computed in body is computed at every evaluation`() throws {
    let counter = Counter()
    let host = Host { InBody(counter: counter) }
    for tick in 0..<9 { try host.tap("Tick \(tick)") }
    #expect(counter.sorts == 10)
  }

  @Test func `a result kept by didSet is computed once`() throws {
    let counter = Counter()
    let store = EagerStore(counter: counter)
    let host = Host { AtBoundary(store: store) }
    for tick in 0..<9 { try host.tap("Tick \(tick)") }
    #expect(counter.sorts == 1)
    store.numbers = [9, 8]
    host.settle()
    #expect(host.shows("[8, 9]"))
  }
}
