import LabUI
import Testing

@MainActor
@Suite(.serialized)
struct StoredDefaultTests {
  @Test func `each shows its own default until something is written under the key`() throws {
    struct First: View {
      @AppStorage("own.default") private var number = 1
      var body: some View {
        Button("first \(number)") { number += 1 }
        Button("same") { number = 1 }
        Button("forget") { UserDefaults.standard.removeObject(forKey: "own.default") }
        Stepper("number", value: $number)
      }
    }
    struct Second: View {
      @AppStorage("own.default") private var number = 5
      var body: some View { Text("second \(number)") }
    }
    struct Third: View {
      @AppStorage("own.default") private var number: Int?
      var body: some View { Text("third \(number ?? 0)") }
    }
    defer { UserDefaults.standard.removeObject(forKey: "own.default") }
    let host = Host {
      First()
      Second()
      Third()
    }
    #expect(["first 1", "second 5", "third 0"].allSatisfy(host.shows))
    try host.tap("first 1")
    #expect(["first 2", "second 2", "third 2"].allSatisfy(host.shows))
    try host.tap("forget")
    #expect(["first 1", "second 5", "third 0"].allSatisfy(host.shows))
    // A default that is written is stored like any other value.
    try host.tap("same")
    #expect(["first 1", "second 1", "third 1"].allSatisfy(host.shows))
    try host.step("number", by: 2)
    #expect(["first 3", "second 3", "third 3"].allSatisfy(host.shows))
    #expect(UserDefaults.standard.integer(forKey: "own.default") == 3)
  }
}
