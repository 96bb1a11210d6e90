import LabUI
import Testing

/// C31: a state seeded from a parameter shows the first value and ignores later ones.
@MainActor
@Suite(.serialized)
struct InitCopyTests {
  private struct CopyingEditor: View {
    @State private var draft: String

    init(title: String) { _draft = State(initialValue: title) }

    var body: some View { TextField("Title", text: $draft) }
  }

  private struct LentEditor: View {
    @Binding var title: String

    var body: some View { TextField("Title", text: $title) }
  }

  private struct CopyingScreen: View {
    @State private var title = "first"

    var body: some View {
      Button("Undo") { title = "undone" }
      CopyingEditor(title: title)
    }
  }

  private struct LendingScreen: View {
    @State private var title = "first"

    var body: some View {
      Button("Undo") { title = "undone" }
      LentEditor(title: $title)
    }
  }

  @Test func `the copy keeps what was typed after the parent changed the value`() throws {
    let host = Host { CopyingScreen() }
    try host.type("typed", into: "Title")
    try host.tap("Undo")
    #expect(try host.field("Title") == "typed")
  }

  @Test func `the lent value follows its owner`() throws {
    let host = Host { LendingScreen() }
    try host.type("typed", into: "Title")
    try host.tap("Undo")
    #expect(try host.field("Title") == "undone")
  }
}
