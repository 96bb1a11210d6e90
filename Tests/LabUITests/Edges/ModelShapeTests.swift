import LabUI
import Testing

@MainActor
@Suite(.serialized)
struct ModelShapeTests {
  @Observable
  class Base {
    var name = "base"
    var greeting: String { "hello \(name)" }
    var loud: String { greeting.uppercased() }
  }

  @Observable
  final class Derived: Base {
    var extra = 0
  }

  @Test func `a model may be missing and come later`() throws {
    struct Screen: View {
      @State private var model: Base?
      var body: some View {
        Text(model?.name ?? "nobody")
        Button("Make") { model = Base() }
        Button("Write") { model?.name = "written" }
      }
    }
    let host = Host { Screen() }
    #expect(host.shows("nobody"))
    try host.tap("Make")
    #expect(host.shows("base"))
    try host.tap("Write")
    #expect(host.shows("written"))
  }

  @Test func `in an array of models only the row whose model was written is evaluated`() throws {
    struct Row: View {
      let model: Base
      var body: some View { Text(model.name) }
    }
    struct Screen: View {
      @State private var models = [Base(), Base(), Base()]
      var body: some View {
        ForEach(models.indices, id: \.self) { Row(model: models[$0]) }
        Button("Write") { models[1].name = "second" }
      }
    }
    let host = Host { Screen() }
    host.log.resetCounts()
    try host.tap("Write")
    #expect(host.shows("second"))
    #expect(host.runs("Row") == 1)
    #expect(host.runs("Screen") == 0)
  }

  @Test(arguments: [("Own", 1), ("Inherited", 1), ("Neither", 0)])
  func `own and inherited properties are tracked one by one`(_ test: (button: String, runs: Int))
    throws
  {
    struct Reader: View {
      let model: Derived
      var body: some View { Text("\(model.name) \(model.extra)") }
    }
    struct Other: View {
      @State private var count = 0
      var body: some View { Button("Neither") { count += 1 } }
    }
    struct Screen: View {
      @State private var model = Derived()
      var body: some View {
        Reader(model: model)
        Button("Own") { model.extra = 1 }
        Button("Inherited") { model.name = "changed" }
        Other()
      }
    }
    let host = Host { Screen() }
    host.log.resetCounts()
    try host.tap(test.button)
    #expect(host.runs("Reader") == test.runs)
  }

  @Test func `a computed property over a computed one depends on what lies below`() throws {
    struct Screen: View {
      @State private var model = Base()
      var body: some View {
        Text(model.loud)
        Button("Write") { model.name = "you" }
      }
    }
    let host = Host { Screen() }
    host.log.resetCounts()
    try host.tap("Write")
    #expect(host.shows("HELLO YOU"))
    #expect(host.causes(of: "Screen") == [[.observable("Base.name")]])
  }

  @Test func `what is written in an animation is written at once, and the completion follows`()
    throws
  {
    struct Screen: View {
      @State private var isOpen = false
      @State private var isDone = false
      var body: some View {
        Text(isOpen ? "open" : "closed")
        Text(isDone ? "done" : "waiting")
        Button("Open") {
          withAnimation(.spring) {
            isOpen = true
          } completion: {
            isDone = true
          }
        }
      }
    }
    let host = Host { Screen() }
    try host.tap("Open")
    #expect(host.shows("open"))
    #expect(host.shows("done"))
  }

  @Test func `an alert may hold a field`() throws {
    struct Screen: View {
      @State private var isAsking = false
      @State private var name = ""
      @State private var saved = "nothing"
      var body: some View {
        Text("saved \(saved)")
        Button("Rename") { isAsking = true }
          .alert("New name", isPresented: $isAsking) {
            TextField("Name", text: $name)
            Button("Save") { saved = name }
            Button("Cancel", role: .cancel) {}
          }
      }
    }
    let host = Host { Screen() }
    try host.tap("Rename")
    try host.type("Ada", into: "Name")
    try host.tap("Save")
    #expect(host.shows("saved Ada"))
    #expect(!host.shows("New name"))
  }

  @Test func `a path written by code shows its pages`() throws {
    struct Screen: View {
      @State private var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) {
          Button("Deep link") { path = [1, 2] }
            .navigationDestination(for: Int.self) { number in
              Text("page \(number)")
              Button("Home") { path.removeAll() }
            }
        }
      }
    }
    let host = Host { Screen() }
    try host.tap("Deep link")
    #expect(host.shows("page 2"))
    try host.tap("Home")
    #expect(host.shows("Deep link"))
    #expect(!host.shows("page 2"))
  }

  @Test func `what a geometry reader shows follows the state that it reads`() throws {
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        GeometryReader { proxy in
          Text("count \(count), \(proxy.size.width > 0 ? "wide" : "none")")
        }
        Button("Add") { count += 1 }
      }
    }
    let host = Host { Screen() }
    try host.tap("Add")
    #expect(host.shows("count 1, wide"))
  }

  @Test func `a tap gesture is a tap`() throws {
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        Text("card").gesture(TapGesture().onEnded { count += 1 })
        Text("count \(count)")
      }
    }
    let host = Host { Screen() }
    try host.tap("card")
    #expect(host.shows("count 1"))
  }
}
