import LabUI
import Testing

@MainActor
@Suite(.serialized)
struct NavigationTests {
  typealias Diary = LifecycleTests.Diary
  typealias Page = TabTests.Page

  struct Home: View {
    let diary: Diary
    let form: String
    @State private var isShown = false
    @State private var item: Int?
    @State private var count = 0
    var body: some View {
      NavigationStack {
        List {
          Button("home \(count)") { count += 1 }
          switch form {
          case "destination": NavigationLink("Open") { Page(name: "page", diary: diary) }
          case "value": NavigationLink("Open", value: "page")
          case "isActive":
            NavigationLink("Open", isActive: $isShown) { Page(name: "page", diary: diary) }
          case "isPresented": Button("Open") { isShown = true }
          default: Button("Open") { item = 1 }
          }
          Text("home")
            .onAppear { diary.lines.append("home appears") }
            .onDisappear { diary.lines.append("home goes") }
        }
        .navigationTitle("Start")
        .navigationDestination(for: String.self) { Page(name: $0, diary: diary) }
        .navigationDestination(isPresented: form == "isPresented" ? $isShown : .constant(false)) {
          Page(name: "page", diary: diary)
        }
        .navigationDestination(item: $item) { _ in Page(name: "page", diary: diary) }
      }
    }
  }

  @Test(
    arguments: ["destination", "value", "isActive", "isPresented", "item"],
    ["dismiss", "Back", "Start"]
  )
  func `a push covers the screen, and going back drops what was pushed`(
    _ form: String,
    _ way: String
  ) throws {
    let diary = Diary()
    let host = Host { Home(diary: diary, form: form) }
    try host.tap("home 0")
    for _ in 0..<2 {
      try host.tap("Open")
      #expect(host.shows("page 0"))
      #expect(!host.shows("home 1"))
      try host.tap("page 0")
      if way == "dismiss" { try host.dismiss() } else { try host.tap(way) }
      #expect(host.shows("home 1"))
      #expect(!host.shows("page 1"))
    }
    let visit = ["page appears", "home goes", "home appears", "page goes"]
    #expect(diary.lines == ["home appears"] + visit + visit)
  }

  @Test func `a sheet goes before the screen that was pushed, and then there is nothing`() throws {
    struct Pushed: View {
      @State private var isShown = true
      var body: some View { Text("pushed").sheet(isPresented: $isShown) { Text("sheet") } }
    }
    let host = Host { NavigationStack { NavigationLink("Open") { Pushed() } } }
    try host.tap("Open")
    #expect(host.shows("sheet"))
    try host.dismiss()
    #expect(!host.shows("sheet"))
    #expect(host.shows("pushed"))
    try host.dismiss()
    #expect(host.shows("Open"))
    #expect(throws: HostProblem.nothingToDismiss) { try host.dismiss() }
    #expect(throws: HostProblem.self) { try host.tap("Back") }
    #expect(
      "\(HostProblem.nothingToDismiss)"
        == "nothing can be dismissed: no sheet or alert is shown, and no screen was pushed"
    )
  }

  @Test func `a button of the screen's own that is called Back is meant before the bar's`() throws {
    let diary = Diary()
    let host = Host {
      NavigationStack {
        NavigationLink("Open") { Button("Back") { diary.lines.append("own") } }
      }
    }
    try host.tap("Open")
    try host.tap("Back")
    #expect(diary.lines == ["own"])
    #expect(host.shows("Back"))
  }

  @Test func `screens pushed together appear but for those that are covered at once`() throws {
    struct Deep: View {
      let diary: Diary
      @State private var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) {
          Button("Deep") { path = [1, 2] }
            .navigationDestination(for: Int.self) { Page(name: "page \($0)", diary: diary) }
        }
      }
    }
    let diary = Diary()
    let host = Host { Deep(diary: diary) }
    try host.tap("Deep")
    #expect(diary.lines == ["page 2 appears"])
    try host.dismiss()
    #expect(host.shows("page 1 0"))
    #expect(diary.lines == ["page 2 appears", "page 1 appears", "page 2 goes"])
  }

  @Test(arguments: ["destination", "value", "item"])
  func `what was pushed follows the screen that pushed it`(_ form: String) throws {
    struct Ticking: View {
      let form: String
      @State private var ticks = 0
      @State private var item: Int?
      var body: some View {
        NavigationStack {
          Button("Show") { item = 1 }
          NavigationLink("Go") { page(0) }
          NavigationLink("Value", value: 1)
            .navigationDestination(for: Int.self) { page($0) }
            .navigationDestination(item: $item) { page($0) }
        }
      }
      func page(_ number: Int) -> some View {
        VStack {
          Text("ticks \(ticks)")
          Button("Tick") { ticks += 1 }
        }
      }
    }
    let host = Host { Ticking(form: form) }
    try host.tap(["destination": "Go", "value": "Value"][form] ?? "Show")
    try host.tap("Tick")
    #expect(host.shows("ticks 1"))
  }

  struct Deep: View {
    let form: String
    @State private var path: [Int] = []
    @State private var isShown = false
    @State private var isSecondShown = false
    var body: some View {
      NavigationStack(path: $path) {
        Button("Open") { if form == "value" { path = [1] } else { isShown = true } }
          .navigationDestination(for: Int.self) { _ in over }
          .navigationDestination(isPresented: $isShown) { over }
      }
      Text("\(path.count) \(isShown) \(isSecondShown)")
    }

    var over: some View {
      VStack {
        Text("over")
        Button("Second") { isSecondShown = true }
      }
      .navigationDestination(isPresented: $isSecondShown) {
        Text("second")
        NavigationLink("Third") {
          Button("All") {
            path = []
            isShown = false
          }
        }
      }
    }
  }

  @Test(arguments: ["value", "isPresented"])
  func `what stands on a screen goes with it, and whoever showed it is told`(
    _ form: String
  ) throws {
    let host = Host { Deep(form: form) }
    for name in ["Open", "Second", "Third"] { try host.tap(name) }
    try host.dismiss()
    #expect(host.shows("second"))
    try host.tap("Third")
    try host.tap("All")
    #expect(host.shows("Open"))
    #expect(host.shows("0 false false"))
    #expect(throws: HostProblem.nothingToDismiss) { try host.dismiss() }
    #expect(host.warnings == [])
  }

  struct Counted: View {
    static var inits = 0
    init() { Self.inits += 1 }
    var body: some View { Text("counted") }
  }

  struct Making: View {
    let form: String
    @State private var ticks = 0
    var body: some View {
      NavigationStack {
        Button("Tick") { ticks += 1 }
        Text("ticks \(ticks)")
        switch form {
        case "closure": NavigationLink("Go") { Counted() }
        case "view": NavigationLink("Go", destination: Counted())
        case "isPresented":
          Text("a").navigationDestination(isPresented: .constant(false)) { Counted() }
        case "stack": LazyVStack { Counted() }
        case "value":
          NavigationLink("Go", value: 1).navigationDestination(for: Int.self) { _ in Counted() }
        case "sheet": Text("a").sheet(isPresented: .constant(false)) { Counted() }
        default: DisclosureGroup("More") { Counted() }
        }
      }
    }
  }

  @Test(
    arguments: ["closure", "view", "isPresented", "stack", "value", "sheet", "group"]
  )
  func `a destination is made at each evaluation unless its closure is kept`(
    _ form: String
  ) throws {
    Counted.inits = 0
    let host = Host { Making(form: form) }
    try host.tap("Tick")
    let isKept = ["value", "sheet", "group"].contains(form)
    #expect(Counted.inits == (isKept ? 0 : 2))
  }
}
