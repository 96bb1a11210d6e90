import LabUI
import Testing

@MainActor
@Suite(.serialized)
struct TabTests {
  typealias Diary = LifecycleTests.Diary

  struct Page: View {
    let name: String
    let diary: Diary
    @State private var count = 0
    var body: some View {
      Button("\(name) \(count)") { count += 1 }
        .onAppear { diary.lines.append("\(name) appears") }
        .onDisappear { diary.lines.append("\(name) goes") }
    }
  }

  struct Chosen: View {
    let diary: Diary
    @State private var selection = "a"
    var body: some View {
      TabView(selection: $selection) {
        Page(name: "first", diary: diary).tabItem { Label("First", systemImage: "1") }.tag("a")
        Page(name: "second", diary: diary).tag("b").tabItem { Text("Second") }
      }
    }
  }

  struct Unbound: View {
    let diary: Diary
    var body: some View {
      TabView {
        Tab("First", systemImage: "1") { Page(name: "first", diary: diary) }
        Tab("Second", systemImage: "2") { Page(name: "second", diary: diary) }
      }
    }
  }

  /// A view with the label of its tab in its own body.
  struct Labelled: View {
    let name: String
    let diary: Diary
    var body: some View { Page(name: name.lowercased(), diary: diary).tabItem { Text(name) } }
  }

  struct Inside: View {
    let diary: Diary
    var body: some View {
      TabView {
        Labelled(name: "First", diary: diary)
        Labelled(name: "Second", diary: diary)
      }
    }
  }

  struct ForEachOfThem: View {
    let diary: Diary
    @State private var selection = "First"
    var body: some View {
      TabView(selection: $selection) {
        ForEach(["First", "Second"], id: \.self) { name in
          Page(name: name.lowercased(), diary: diary).tabItem { Text(name) }
        }
      }
    }
  }

  @Test(arguments: ["chosen", "unbound", "inside", "of each"])
  func `a page is made when it is first selected, and then keeps its state`(
    _ form: String
  ) throws {
    let diary = Diary()
    let host =
      switch form {
      case "chosen": Host { Chosen(diary: diary) }
      case "unbound": Host { Unbound(diary: diary) }
      case "inside": Host { Inside(diary: diary) }
      default: Host { ForEachOfThem(diary: diary) }
      }
    #expect(host.runs("Page") == 1)
    #expect(!host.shows("second 0"))
    try host.tap("first 0")
    try host.tap("Second")
    #expect(host.shows("second 0"))
    #expect(!host.shows("first 1"))
    try host.tap("First")
    #expect(host.shows("first 1"))
    #expect(!host.shows("second 0"))
    #expect(
      diary.lines == [
        "first appears", "second appears", "first goes", "first appears", "second goes",
      ]
    )
  }

  @Test func `of pages without labels only the selected one is made`() {
    struct Screen: View {
      let diary: Diary
      @State private var selection = 1
      var body: some View {
        Button("Next") { selection += 1 }
        TabView(selection: $selection) {
          ForEach(0..<3, id: \.self) { Page(name: "page \($0)", diary: diary) }
        }
        .tabViewStyle(.page)
      }
    }
    let diary = Diary()
    let host = Host { Screen(diary: diary) }
    #expect(host.runs("Page") == 1)
    #expect(diary.lines == ["page 1 appears"])
    #expect(throws: Never.self) { try host.tap("Next") }
    #expect(host.shows("page 2 0"))
    #expect(!host.shows("page 1 0"))
    #expect(diary.lines == ["page 1 appears", "page 2 appears", "page 1 goes"])
  }

  @Test func `a page that is hidden updates, and a tab that comes later can be chosen`() throws {
    struct Screen: View {
      @State private var count = 0
      @State private var hasMore = false
      var body: some View {
        Button("Count") { count += 1 }
        Button("More") { hasMore = true }
        TabView {
          Text("count \(count)").tabItem { Text("First") }
          if hasMore { Text("more \(count)").tabItem { Text("Second") } }
        }
      }
    }
    let host = Host { Screen() }
    try host.tap("More")
    try host.tap("Second")
    try host.tap("Count")
    #expect(host.shows("more 1"))
    try host.tap("First")
    #expect(host.shows("count 1"))
    #expect(!host.shows("more 1"))
  }

  @Test func `a stack in a tab stays where it was, and is not seen from another tab`() throws {
    let diary = Diary()
    let host = Host {
      TabView {
        NavigationStack {
          NavigationLink("Open") { Page(name: "deep", diary: diary) }
        }
        .tabItem { Text("First") }
        Text("other").tabItem { Text("Second") }
      }
    }
    try host.tap("Open")
    try host.tap("Second")
    #expect(throws: HostProblem.nothingToDismiss) { try host.dismiss() }
    try host.tap("First")
    #expect(host.shows("deep 0"))
    #expect(!host.shows("Open"))
    #expect(diary.lines == ["deep appears", "deep goes", "deep appears"])
  }
}
