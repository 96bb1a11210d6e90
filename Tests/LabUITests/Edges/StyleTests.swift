import LabUI
import Testing

/// Styles of a snippet's own: what they make of a control is shown, and operates it.
@MainActor
@Suite(.serialized)
struct StyleTests {
  private struct Loud: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    let mark: String

    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text(isEnabled ? mark : "off")
        configuration.label
      }
    }
  }

  private struct Check: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isOn.toggle()
      } label: {
        Text(configuration.isOn ? "☑" : "☐")
        configuration.label
      }
    }
  }

  private struct Twice: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button("Trigger twice") {
        configuration.trigger()
        configuration.trigger()
      }
      configuration.label
    }
  }

  private struct TitleFirst: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.title
        Text("then the icon")
        configuration.icon
      }
    }
  }

  private struct Buttons: View {
    @State private var count = 0
    @State private var isOff = false
    var body: some View {
      Button("Add \(count)") { count += 1 }.disabled(isOff)
      Button("Lock") { isOff = true }.buttonStyle(.borderedProminent)
      Text("count \(count)")
    }
  }

  @Test func `a button shows what its style makes of it and can still be tapped`() throws {
    let host = Host { Buttons().buttonStyle(Loud(mark: "!")) }
    #expect(host.shows("! Add 0"))
    try host.tap("! Add 0")
    #expect(host.shows("! Add 1"))
    try host.tap("Add 1")
    #expect(host.shows("count 2"))
  }

  @Test func `a style reads the environment of its control`() throws {
    let host = Host { Buttons().buttonStyle(Loud(mark: "!")) }
    try host.tap("Lock")
    #expect(host.shows("off Add 0"))
    #expect(host.log.bodyRuns["Loud"] == 2)
  }

  @Test func `a label that changes leaves its style as it is`() throws {
    let host = Host { Buttons().buttonStyle(Loud(mark: "!")) }
    try host.tap("Add 0")
    try host.tap("Add 1")
    #expect(host.shows("! Add 2"))
    #expect(host.log.bodyRuns["Loud"] == 1)
  }

  @Test func `a switch is operated by what its style shows`() throws {
    struct Screen: View {
      @State private var isOn = false
      var body: some View {
        Toggle("Loud", isOn: $isOn).toggleStyle(Check())
        Text(isOn ? "on" : "off")
      }
    }
    let host = Host { Screen() }
    try host.toggle("☐ Loud")
    #expect(host.shows("on"))
    try host.tap("☑ Loud")
    #expect(host.shows("off"))
  }

  @Test func `a style can say itself what triggers a button`() throws {
    let host = Host { Buttons().buttonStyle(Twice()) }
    try host.tap("Trigger twice")
    #expect(host.shows("count 2"))
    #expect(host.shows("Add 2"))
  }

  @Test func `a label is laid out by its style`() throws {
    let host = Host { Label("Heart", systemImage: "heart").labelStyle(TitleFirst()) }
    #expect(host.shows("then the icon"))
    #expect(host.shows("Heart"))
  }

  @Test func `editing begins and ends with its button, and views see it`() throws {
    struct Screen: View {
      @Environment(\.editMode) private var editMode
      var body: some View {
        EditButton()
        Text(editMode?.wrappedValue.isEditing == true ? "editing" : "reading")
      }
    }
    let host = Host { NavigationStack { Screen() } }
    try host.tap("Edit")
    #expect(host.shows("editing"))
    try host.tap("Done")
    #expect(host.shows("reading"))
  }

  @Test func `an older link follows its binding`() throws {
    struct Screen: View {
      @State private var isShown = false
      @State private var chosen: Int?
      var body: some View {
        NavigationView {
          VStack {
            NavigationLink(destination: Text("page"), isActive: $isShown) { Text("Open") }
            NavigationLink("Two", destination: Text("page two"), tag: 2, selection: $chosen)
            Button("Show") { isShown = true }
            Button("Choose") { chosen = 2 }
          }
        }
        Text("shown \(isShown), chosen \(chosen ?? 0)")
      }
    }
    let host = Host { Screen() }
    try host.tap("Open")
    #expect(host.shows("page"))
    #expect(host.shows("shown true, chosen 0"))
    try host.dismiss()
    #expect(host.shows("shown false, chosen 0"))
    try host.tap("Choose")
    #expect(host.shows("page two"))
    try host.dismiss()
    try host.tap("Two")
    #expect(host.shows("page two"))
    #expect(host.shows("shown false, chosen 2"))
  }
}
