import LabUI
import Testing

/// C06: `@State` belongs to the view's identity.
@MainActor
@Suite(.serialized)
struct StateIdentityTests {
  private struct Counter: View {
    let title: String
    @State private var count = 0

    var body: some View {
      Text("\(title): \(count)")
      Button("Add") { count += 1 }
    }
  }

  private struct Screen: View {
    @State private var title = "A"
    @State private var id = 1
    @State private var isFirst = true

    var body: some View {
      Button("Rename") { title = "B" }
      Button("Renew") { id += 1 }
      Button("Branch") { isFirst.toggle() }
      if isFirst {
        Counter(title: title).id(id)
      } else {
        Counter(title: "other")
      }
    }
  }

  @Test func `state outlives a parent that gives another input`() throws {
    let host = Host { Screen() }
    try host.tap("Add")
    try host.tap("Rename")
    #expect(host.shows("B: 1"))
  }

  @Test func `another id is another identity and starts again`() throws {
    let host = Host { Screen() }
    try host.tap("Add")
    try host.tap("Renew")
    #expect(host.shows("A: 0"))
    #expect(host.causes(of: "Counter").last == [.newIdentity("id 1 → 2")])
  }

  @Test func `another branch is another identity and starts again`() throws {
    let host = Host { Screen() }
    try host.tap("Add")
    try host.tap("Branch")
    #expect(host.shows("other: 0"))
    try host.tap("Branch")
    #expect(host.shows("A: 0"))
  }

  @Test func `only the child whose input differs is evaluated, and the trace says which`() throws {
    let host = Host { Screen() }
    host.log.resetCounts()
    try host.tap("Rename")
    #expect(host.causes(of: "Counter") == [[.input("title")]])
  }
}
