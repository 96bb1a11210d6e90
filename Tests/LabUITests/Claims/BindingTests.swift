import LabUI
import Testing

/// C09: a binding reads and writes what someone else owns.
@MainActor
@Suite(.serialized)
struct BindingTests {
  private struct Editor: View {
    @Binding var count: Int

    var body: some View { Stepper("Count", value: $count, in: 1...9) }
  }

  private struct Screen: View {
    @State private var count = 8

    var body: some View {
      Text("owner: \(count)")
      Editor(count: $count)
    }
  }

  @Test func `what the child writes, the owner shows`() throws {
    let host = Host { Screen() }
    try host.step("Count", by: 1)
    #expect(host.shows("owner: 9"))
    #expect(try host.value(of: "Count") == "9")
  }

  @Test func `a stepper's range holds`() throws {
    let host = Host { Screen() }
    try host.step("Count", by: 5)
    #expect(host.shows("owner: 9"))
  }

  @Test func `the trace names the written property as the cause`() throws {
    let host = Host { Screen() }
    host.log.resetCounts()
    try host.step("Count", by: 1)
    #expect(host.causes(of: "Screen") == [[.state("Screen.count")]])
  }

  @Test func `a value that equals the old one updates nothing`() throws {
    struct Same: View {
      @State private var count = 1
      var body: some View { Button("Set \(count)") { count = 1 } }
    }
    let host = Host { Same() }
    host.log.resetCounts()
    try host.tap("Set 1")
    #expect(host.runs("Same") == 0)
  }

  @Test func `a binding made of closures reads and writes through them`() throws {
    struct Halved: View {
      @State private var count = 8
      var body: some View {
        Text("count \(count)")
        Stepper("Half", value: Binding(get: { count / 2 }, set: { count = $0 * 2 }))
      }
    }
    let host = Host { Halved() }
    try host.step("Half", by: 1)
    #expect(host.shows("count 10"))
  }
}
