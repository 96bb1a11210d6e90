import LabUI
import Testing

@MainActor
@Suite(.serialized)
struct ControlTests {
  private enum Size: String, CaseIterable, Identifiable {
    case small, large
    var id: Self { self }
  }

  private struct Form: View {
    @State private var size = Size.small
    @State private var isOn = false
    @State private var volume = 0.5
    @State private var age = 30
    @State private var note = ""
    @State private var query = ""
    @State private var submitted = ""

    var body: some View {
      LabUI.Form {
        Picker("Size", selection: $size) {
          ForEach(Size.allCases) { Text($0.rawValue).tag($0) }
        }
        Toggle("Loud", isOn: $isOn)
        Slider(value: $volume, in: 0...10, step: 0.5) { Text("Volume") }
        TextField("Age", value: $age, format: .number)
        TextField("Note", text: $note).onSubmit { submitted = note }
        SecureField("Secret", text: $query)
      }
      .searchable(text: $query)
      Text("\(size.rawValue) \(isOn ? "on" : "off") \(volume) \(age) \(submitted) \(query)")
    }
  }

  @Test func `each control writes its value`() throws {
    let host = Host { Form() }
    try host.choose("large", in: "Size")
    try host.toggle("Loud")
    try host.slide("Volume", to: 11)
    try host.type("41", into: "Age")
    try host.type("hello", into: "Note")
    try host.submit("Note")
    try host.type("find", into: "Search")
    #expect(host.shows("large on 10.0 41 hello find"))
    #expect(try host.value(of: "Size") == "large")
    #expect(try host.field("Secret") == "find")
  }

  @Test func `a text that is no number leaves a number as it was`() throws {
    let host = Host { Form() }
    try host.type("many", into: "Age")
    #expect(try host.field("Age") == "30")
  }

  @Test func `a tap answers to the gesture where there is no control`() throws {
    struct Screen: View {
      @State private var count = 0
      var body: some View { Text("count \(count)").onTapGesture { count += 1 } }
    }
    let host = Host { Screen() }
    try host.tap("count 0")
    #expect(host.shows("count 1"))
  }

  @Test func `a name that is not there is told with the nearest one`() {
    let host = Host { Button("Save") {} }
    let problem = HostProblem.notShown(kind: "button", name: "Svae", shown: ["Save"])
    #expect(throws: problem) { try host.tap("Svae") }
    #expect("\(problem)" == "no button 'Svae' is shown; did you mean 'Save'?")
  }

  @Test func `an option that is not there is told with those that are`() {
    let host = Host { Form() }
    let problem = HostProblem.noOption("huge", in: "Size", options: ["small", "large"])
    #expect(throws: problem) { try host.choose("huge", in: "Size") }
    #expect("\(problem)" == "'Size' has no option 'huge'; there is 'small', 'large'")
  }

  @Test func `an option is one thing whatever it is made of`() throws {
    struct Screen: View {
      @State private var icon = "list"
      @State private var size = 1
      var body: some View {
        Picker("Layout", selection: $icon) {
          Label("List", systemImage: "list.bullet").tag("list")
          Label("Grid", systemImage: "square.grid").tag("grid")
          Text("Plain").tag("plain")
        }
        Picker("Size", selection: $size) {
          ForEach([1, 2], id: \.self) { size in
            HStack {
              Image(systemName: "\(size).circle")
              Text("Size")
              Text("\(size)")
            }
            .tag(size)
          }
        }
      }
    }
    let host = Host { Screen() }
    #expect(try host.value(of: "Layout") == "List")
    try host.choose("Grid", in: "Layout")
    #expect(try host.value(of: "Layout") == "Grid")
    try host.choose("Plain", in: "Layout")
    #expect(try host.value(of: "Layout") == "Plain")
    try host.choose("Size 2", in: "Size")
    #expect(try host.value(of: "Size") == "Size 2")
  }

  @Test func `a badge may be a number, a text or nothing`() {
    let (word, part, none) = ("new", "newest".prefix(3), nil as String?)
    let host = Host {
      Text("a").badge(3)
      Text("b").badge("new")
      Text("c").badge(word)
      Text("d").badge(none)
      Text("e").badge(part)
      Text("f").badge(Text("new"))
      Text("g").badge(nil as Text?)
      Text("h").badge(nil as LocalizedStringKey?)
      Text("i").badge(LocalizedStringResource("new"))
    }
    #expect(host.texts == ["a", "b", "c", "d", "e", "f", "g", "h", "i"])
  }
}
