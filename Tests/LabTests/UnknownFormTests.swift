import Lab
import Testing

/// Calls that SwiftUI takes and the lab does not.
@Suite(.serialized)
struct UnknownFormTests {
  @Test func `a form that the lab does not know is nobody's mistake`() throws {
    let calls = [
      #"Button("x", intent: x)"#, "Color(cgColor: x)", "Color(nsColor: x)",
      "ForEach(sections: x) { _ in }", "ForEach(subviews: x) { _ in }",
      "Gauge(value: 1, label: { x }, currentValueLabel: { x }, markedValueLabels: { x })",
      "Group(sections: x) { _ in x }", "Group(subviews: x) { _ in x }", "Image(cgImage: x)",
      "Image(nsImage: x)", "Image(uiImage: x)", #"Picker("x", sources: x, selection: \.x) { x }"#,
      "ShareLink(items: [x])", "Slider(value: $n, neutralValue: 1, label: { x })",
      "Slider(value: $n, enabledBounds: 0...1, label: { x })",
      "Slider(value: $n, label: { x }, ticks: { x })", "TextEditor(text: $t, selection: $s)",
      #"TextField("x", text: $t, selection: $s)"#, #"Toggle("x", isOn: true, intent: x)"#,
      "x.contextMenu(forSelectionType: Int.self) { _ in }", "x.drawingGroup(colorMode: .linear)",
      "x.searchable(text: $t, editableTokens: $s) { _ in x }", "x.toolbar(removing: .title)",
    ]
    for call in calls {
      let compilation = try LiveLab.compile(
        """
        import SwiftUI
        struct Screen: View {
          let x = Text("x")
          @State private var n = 0.5
          @State private var t = ""
          @State private var s = [0]
          var body: some View { \(call) }
        }

        """
      )
      guard case .unknown(let forms) = compilation else {
        Issue.record("\(call): \(compilation)")
        continue
      }
      #expect(forms.count == 1)
    }
  }

  @Test(arguments: [
    ("a label that nobody has", #"Button("x", intend: 1) {}"#),
    ("the same words in a string", #"Button("Image(uiImage: x)", intend: 1) {}"#),
    ("the same words in a comment", #"Button("x", intend: 1) {} // Image(uiImage: x)"#),
    ("a type of the learner's own", #"Picker("x", sources: 1)"#),
  ])
  func `what does not exist stays the learner's`(_ test: (name: String, call: String)) throws {
    let compilation = try LiveLab.compile(
      """
      import SwiftUI
      struct Picker: View { let title: String; var body: some View { Text(title) } }
      struct Screen: View { var body: some View {
        \(test.call)
      } }

      """
    )
    guard case .faulty = compilation else {
      Issue.record("\(compilation)")
      return
    }
  }

  @Test(arguments: [
    ("UndoManager", "@State private var undo: UndoManager?"),
    ("NSException", "func fail() { NSException(name: .init(\"a\"), reason: \"b\").raise() }"),
    ("init(format:_:)", "let rule = NSPredicate(format: \"SELF MATCHES %@\", \"a\")"),
    ("CACurrentMediaTime", "let now = CACurrentMediaTime()"),
  ])
  func `what Foundation has on Apple's systems alone is nobody's mistake`(
    _ name: String,
    _ line: String
  ) throws {
    let compilation = try LiveLab.compile(
      "import SwiftUI\nstruct Screen: View { \(line); var body: some View { Text(\"\") } }\n"
    )
    #expect(compilation == .unknown([name]))
  }

  @Test(arguments: [
    "final class A { var n = 0; func f() { Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.n += 1 } } }",
    "protocol P {}; struct L: P {}; struct M { var p: any P; init(p: any P = L()) { self.p = p } }",
  ])
  func `isolation that the lab's own setting brings about is not warned of`(
    _ code: String
  ) throws {
    guard case .compiled(let snippet) = try LiveLab.compile("import SwiftUI\n\(code)\n") else {
      Issue.record("it does not compile")
      return
    }
    #expect(snippet.warnings == [])
  }
}
