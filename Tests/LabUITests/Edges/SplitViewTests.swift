import LabUI
import Testing

@MainActor
@Suite(.serialized)
struct SplitViewTests {
  struct Selecting: View {
    let form: String
    @State private var selection: String?
    @State private var several: Set<String> = []
    @State private var visibility = NavigationSplitViewVisibility.all
    var body: some View {
      NavigationSplitView(columnVisibility: $visibility) {
        sidebar.navigationTitle("Side")
      } detail: {
        Text("detail \(selection ?? several.first ?? "none")")
      }
    }

    @ViewBuilder private var sidebar: some View {
      switch form {
      case "rows":
        List(["a", "b"], id: \.self, selection: $selection) { NavigationLink($0, value: $0) }
      case "links":
        List(selection: $selection) {
          Section("Letters") {
            NavigationLink("a", value: "a")
            NavigationLink(value: "b") { Label("b", systemImage: "b.circle") }
          }
        }
      case "other ids":
        List(1..<3, selection: $several) { number in
          let letter = number == 1 ? "a" : "b"
          NavigationLink(letter, value: letter)
        }
      default:
        List(selection: $selection) {
          ForEach(["a", "b"], id: \.self) { letter in
            NavigationLink(value: letter) { Text(letter) }
          }
        }
      }
    }
  }

  @Test(arguments: ["rows", "links", "for each", "other ids"])
  func `a link in a list of the sidebar selects its value and pushes nothing`(
    _ form: String
  ) throws {
    let host = Host { Selecting(form: form) }
    #expect(host.shows("detail none"))
    try host.tap("a")
    #expect(host.shows("detail a"))
    #expect(try host.value(of: "a") == "selected")
    #expect(try host.value(of: "b") == "")
    if form != "other ids" {
      try host.tap("b")
      #expect(host.shows("detail b"))
      #expect(try host.value(of: "a") == "")
    }
    #expect(host.warnings == [])
    #expect(throws: HostProblem.nothingToDismiss) { try host.dismiss() }
  }

  @Test func `the middle column selects as well`() throws {
    struct Mail: View {
      @State private var folder: String?
      @State private var letter: Int?
      var body: some View {
        NavigationSplitView {
          List(["In", "Out"], id: \.self, selection: $folder) { NavigationLink($0, value: $0) }
        } content: {
          List(selection: $letter) {
            ForEach(1..<3, id: \.self) { NavigationLink("\(folder ?? "-") \($0)", value: $0) }
          }
        } detail: {
          Text("\(folder ?? "-"), \(letter ?? 0)")
        }
      }
    }
    let host = Host { Mail() }
    try host.tap("Out")
    try host.tap("Out 2")
    #expect(host.shows("Out, 2"))
    #expect(host.warnings == [])
  }

  struct Pushing: View {
    let form: String
    @State private var selection: Int?
    var body: some View {
      NavigationSplitView {
        Group {
          switch form {
          case "view":
            List {
              NavigationLink("a") { Page(name: "a") }
              NavigationLink("b") { Page(name: "b") }
            }
          case "another type":
            List(selection: $selection) {
              NavigationLink("a", value: "a")
              NavigationLink("b", value: "b")
            }
          default: List(["a", "b"], id: \.self) { NavigationLink($0, value: $0) }
          }
        }
        .navigationDestination(for: String.self) { Page(name: $0) }
      } detail: {
        Text("nothing chosen")
      }
    }
  }

  struct Page: View {
    let name: String
    @State private var count = 0
    var body: some View {
      Button("\(name) \(count)") { count += 1 }
      NavigationLink("deeper") { Text("under \(name)") }
    }
  }

  @Test(arguments: ["view", "value", "another type"])
  func `a link that selects nothing shows its page in the detail column`(_ form: String) throws {
    let host = Host { Pushing(form: form) }
    try host.tap("a")
    #expect(!host.shows("nothing chosen"))
    try host.tap("a 0")
    #expect(host.shows("a 1"))
    try host.tap("deeper")
    #expect(host.shows("under a"))
    // The sidebar is still there, and what it shows next takes the column over.
    try host.tap("b")
    #expect(host.shows("b 0"))
    #expect(!host.shows("under a"))
    try host.dismiss()
    #expect(host.shows("nothing chosen"))
    #expect(host.warnings == [])
  }

  @Test func `a value of the sidebar goes onto the stack that stands in the detail column`() throws
  {
    struct Inner: View {
      @State private var path: [Int] = []
      var body: some View {
        NavigationSplitView {
          List(1..<3) { NavigationLink("go \($0)", value: $0) }
        } detail: {
          NavigationStack(path: $path) {
            Text("root").navigationDestination(for: Int.self) { number in
              Text("page \(number) \(path.count)")
              NavigationLink("next", value: number + 10)
            }
          }
        }
      }
    }
    let host = Host { Inner() }
    try host.tap("go 1")
    #expect(host.shows("page 1 1"))
    try host.tap("next")
    #expect(host.shows("page 11 2"))
    try host.tap("go 2")
    #expect(host.shows("page 2 1"))
    #expect(host.warnings == [])
  }

  @Test func `a stack within the sidebar pushes there, and its links select nothing`()
    throws
  {
    struct Stacked: View {
      @State private var selection: String?
      var list: some View {
        List(selection: $selection) {
          NavigationLink("a", value: "a")
        }
        .navigationDestination(for: String.self) { Text("page \($0)") }
      }
      var body: some View {
        NavigationSplitView {
          NavigationStack { list }
        } detail: {
          Text("detail \(selection ?? "none")")
        }
      }
    }
    let host = Host { Stacked() }
    try host.tap("a")
    #expect(host.shows("page a"))
    #expect(host.shows("detail none"))
  }
}
