import LabUI
import Testing

/// C13 and C14: bindings out of a model that was handed in, and of one that is owned.
@MainActor
@Suite(.serialized)
struct BindableTests {
  @Observable
  final class Editor {
    var name = ""
    var canSave: Bool { !name.isEmpty }
  }

  private struct Handed: View {
    @Bindable var editor: Editor

    var body: some View {
      TextField("Name", text: $editor.name)
      Button("Save") {}.disabled(!editor.canSave)
    }
  }

  private struct Owned: View {
    @State private var editor = Editor()

    var body: some View {
      TextField("Owned", text: $editor.name)
      Handed(editor: editor)
    }
  }

  @Test(arguments: ["Name", "Owned"])
  func `a field writes the model and the button follows`(field: String) throws {
    let host = Host { Owned() }
    #expect(try !host.isEnabled("Save"))
    try host.type("Ada", into: field)
    #expect(try host.field("Name") == "Ada")
    #expect(try host.field("Owned") == "Ada")
    #expect(try host.isEnabled("Save"))
  }

  @Test func `the body that makes the binding depends on its property`() throws {
    let host = Host { Owned() }
    host.log.resetCounts()
    try host.type("Ada", into: "Name")
    #expect(host.causes(of: "Handed") == [[.observable("Editor.name")]])
  }
}
