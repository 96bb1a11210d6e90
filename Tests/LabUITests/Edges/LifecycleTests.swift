import LabUI
import Testing

@MainActor
@Suite(.serialized)
struct LifecycleTests {
  final class Diary {
    var lines: [String] = []
  }

  @Test func `appearing, changing and going are told in this order`() throws {
    struct Child: View {
      let value: Int
      let diary: Diary
      var body: some View {
        Text("child")
          .onAppear { diary.lines.append("appeared \(value)") }
          .onChange(of: value) { diary.lines.append("changed \($0) to \($1)") }
          .onDisappear { diary.lines.append("went") }
      }
    }
    struct Screen: View {
      let diary: Diary
      @State private var value = 1
      @State private var isThere = true
      var body: some View {
        Button("Change") { value = 2 }
        Button("Go") { isThere = false }
        if isThere { Child(value: value, diary: diary) }
      }
    }
    let diary = Diary()
    let host = Host { Screen(diary: diary) }
    try host.tap("Change")
    try host.tap("Go")
    #expect(diary.lines == ["appeared 1", "changed 1 to 2", "went"])
  }

  @Test func `onChange is called at first where it is asked for`() {
    let diary = Diary()
    _ = Host { Text("a").onChange(of: 1, initial: true) { diary.lines.append("called") } }
    #expect(diary.lines == ["called"])
  }

  @Test func `what a publisher sends is received while the view is there`() throws {
    let subject = PassthroughSubject<Int, Never>()
    struct Screen: View {
      let subject: PassthroughSubject<Int, Never>
      @State private var last = 0
      var body: some View { Text("last \(last)").onReceive(subject) { last = $0 } }
    }
    let host = Host { Screen(subject: subject) }
    subject.send(7)
    host.settle()
    #expect(host.shows("last 7"))
  }

  @Test func `updates that cause each other without end are stopped`() throws {
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        Button("Start") { count += 1 }
        Text("\(count)").onChange(of: count) { count += 1 }
      }
    }
    let host = Host { Screen() }
    try host.tap("Start")
    #expect(host.aborted == .updateLoop)
  }

  @Observable
  final class Restless {
    var count = 0
  }

  @Test func `a body that writes what its parent reads is stopped`() {
    struct Child: View {
      let model: Restless
      let count: Int
      var body: some View {
        let _ = model.count += 1
        Text("\(count)")
      }
    }
    struct Parent: View {
      let model: Restless
      var body: some View { Child(model: model, count: model.count) }
    }
    let host = Host { Parent(model: Restless()) }
    #expect(host.aborted == .updateLoop)
    #expect(host.runs("Child") < 1_000)
  }

  @Test func `a property read in many evaluations still updates its reader once`() throws {
    struct Screen: View {
      let model: Restless
      @State private var tick = 0
      var body: some View { Button("\(tick) \(model.count)") { tick += 1 } }
    }
    let model = Restless()
    let host = Host { Screen(model: model) }
    for tick in 0..<50 { try host.tap("\(tick) 0") }
    host.log.resetCounts()
    model.count = 1
    host.settle()
    #expect(host.runs("Screen") == 1)
  }

  @Test func `views in views without end are stopped`() {
    struct Endless: View {
      let level: Int
      var body: some View { AnyView(Endless(level: level + 1)) }
    }
    let host = Host { Endless(level: 0) }
    #expect(host.aborted == .depth)
  }
}
