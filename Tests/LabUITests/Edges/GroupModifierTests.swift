import LabUI
import Testing

@MainActor
@Suite(.serialized)
struct GroupModifierTests {
  typealias Diary = LifecycleTests.Diary

  struct Pair: View {
    var body: some View {
      Text("one")
      Text("two")
    }
  }

  struct Content: View {
    let form: String
    var body: some View {
      switch form {
      case "one": Group { Text("a") }
      case "nested":
        Group {
          Group {
            Text("a")
            Text("b")
          }
          VStack { Text("c") }
        }
      case "each": ForEach(0..<3, id: \.self) { Text("\($0)") }
      case "section":
        Section("title") {
          Text("a")
          Text("b")
        }
      case "body": Pair()
      case "nothing": Group { if form.isEmpty { Text("a") } }
      default:
        Group {
          Text("a")
          Text("b")
        }
      }
    }
  }

  @Test(
    arguments: [
      ("two", true), ("one", true), ("nested", true), ("each", true), ("section", true),
      ("body", true), ("nothing", false),
    ]
  )
  func `several views appear with the first and go with the last, and none never does`(
    _ form: String,
    _ appears: Bool
  ) throws {
    struct Screen: View {
      let form: String
      let diary: Diary
      @State private var isThere = true
      var body: some View {
        VStack {
          if isThere {
            Content(form: form)
              .onAppear { diary.lines.append("appears") }
              .onDisappear { diary.lines.append("goes") }
          }
          Button("Go") { isThere = false }
        }
      }
    }
    let diary = Diary()
    let host = Host { Screen(form: form, diary: diary) }
    #expect(diary.lines == (appears ? ["appears"] : []))
    try host.tap("Go")
    #expect(diary.lines == (appears ? ["appears", "goes"] : []))
  }

  @Test func `of a group it counts whether anything is there, not what`() throws {
    struct Screen: View {
      let diary: Diary
      @State private var rows = 0
      @State private var isMany = false
      var body: some View {
        VStack {
          Group { ForEach(0..<rows, id: \.self) { Text("row \($0)") } }
            .onAppear { diary.lines.append("rows appear") }
            .onDisappear { diary.lines.append("rows go") }
          Group { if isMany { Text("many") } else { Text("few") } }
            .onAppear { diary.lines.append("either appears") }
            .onDisappear { diary.lines.append("either goes") }
          Button("Row") { rows += 1 }
          Button("None") { rows = 0 }
          Button("Many") { isMany = true }
        }
      }
    }
    let diary = Diary()
    let host = Host { Screen(diary: diary) }
    try host.tap("Many")
    #expect(diary.lines == ["either appears"])
    for name in ["Row", "Row", "None", "Row"] { try host.tap(name) }
    #expect(diary.lines == ["either appears", "rows appear", "rows go", "rows appear"])
  }

  @Test func `what a modifier says of a group is said of each view in it`() throws {
    struct Screen: View {
      @State private var taps = 0
      var body: some View {
        Group {
          Text("a")
          Section("title") { ForEach(0..<2, id: \.self) { Text("row \($0)") } }
        }
        .onTapGesture { taps += 1 }
        Text("taps \(taps)")
      }
    }
    let host = Host { Screen() }
    for name in ["a", "row 0", "row 1"] { try host.tap(name) }
    #expect(host.shows("taps 3"))
  }

  @Test func `what is shown beside a view is not reached with it`() {
    let diary = Diary()
    _ = Host {
      VStack {
        Text("a")
          .overlay { Text("over") }
          .contextMenu { Button("Delete") {} }
          .onAppear { diary.lines.append("appears") }
      }
    }
    #expect(diary.lines == ["appears"])
  }
}
