import LinterProtocol
import SnippetPreparing
import Testing

struct SnippetPreparerTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let before: String
    let after: String

    init(_ name: String, _ before: String, _ after: String) {
      testDescription = name
      self.before = before
      self.after = after
    }
  }

  @Test(arguments: [
    Case(
      "a class is counted on its brace's line",
      "class A\n{\n}\n",
      "class A\n{ private let __vivaProbe0 = __VivaProbe(\"A\");\n}\n"
    ),
    Case(
      "an actor as well",
      "actor A { }\n",
      "actor A { private let __vivaProbe0 = __VivaProbe(\"A\"); }\n"
    ),
    Case(
      "a view, and no other struct",
      "struct V: View { }\nstruct S { }\n",
      "struct V: View { private let __vivaProbe0 = __VivaValueProbe(\"V\"); }\nstruct S { }\n"
    ),
    Case(
      "a view by a protocol of the snippet",
      "protocol P: View {}\nstruct V: P { }\n",
      "protocol P: View {}\nstruct V: P { private let __vivaProbe0 = __VivaValueProbe(\"V\"); }\n"
    ),
    Case(
      "nothing that is encoded",
      "class A { }\nextension A: Codable {}\n",
      "class A { }\nextension A: Codable {}\n"
    ),
    Case(
      "a preview goes where a view can be mounted",
      "struct V: View { }\n#Preview(\"x\") {\n  V()\n}\nlet x = 1\n",
      "struct V: View { private let __vivaProbe0 = __VivaValueProbe(\"V\"); }\n\n\n\nlet x = 1\n"
    ),
    Case(
      "places stay where they are",
      "#sourceLocation(file: \"x\", line: 5)\nlet x = 1\n",
      "\nlet x = 1\n"
    ),
  ])
  func `what is added keeps every line where it was`(_ test: Case) {
    let preparation = SnippetPreparer.prepare(
      PreparationJob(files: [.init(path: "a.swift", text: test.before)])
    )
    #expect(PreparedText.apply(preparation.files[0].edits, to: test.before) == test.after)
  }

  @Test func `modifiers are left out with their arguments, and their lines stay`() {
    let text = "let v = Text(\"a\")\n  .glow(\n    1\n  ) { x in\n  }\n  .padding().glow()\n"
    let preparation = SnippetPreparer.prepare(
      PreparationJob(files: [.init(path: "a.swift", text: text)], leavingOut: ["glow"])
    )
    #expect(
      PreparedText.apply(preparation.files[0].edits, to: text)
        == "let v = Text(\"a\")\n\n\n\n\n  .padding()\n"
    )
  }

  @Test func `roots are the views that need nothing and that no other view makes`() {
    let text = """
      struct Top: View { @State private var n = 0; var body: some View { Inner(n: n); Plain() } }
      struct Inner: View { let n: Int; @Binding var b: Bool; var body: some View { Text("") } }
      struct Plain: View { var body: some View { Text("") } }
      struct Custom: View { let n: Int; init(n: Int = 1) { self.n = n }; var body: some View { Text("") } }
      struct Shown: PreviewProvider { static var previews: some View { Top() } }

      """
    let views = SnippetPreparer.prepare(
      PreparationJob(files: [.init(path: "a.swift", text: text)])
    ).views
    #expect(
      views == [
        .init(name: "Top", needs: [], isMade: false, isOffered: true),
        .init(name: "Inner", needs: ["n", "b"], isMade: true, isOffered: false),
        .init(name: "Plain", needs: [], isMade: true, isOffered: false),
        .init(name: "Custom", needs: [], isMade: false, isOffered: true),
      ]
    )
  }

  @Test(arguments: [
    Case(
      "a preview with properties",
      "#Preview(\"x\") {\n  @Previewable @State var n = 1\n  V(n: $n)\n}\n",
      "struct Preview: SwiftUI.View {\n   @State var n = 1\n   var body: some SwiftUI.View { V(n: $n)\n} }\n"
    ),
    Case(
      "only the first, and one with arguments over lines",
      "#Preview(\n  traits: .x\n) { V(n: 1) }\n#Preview { V(n: 2) }\n",
      "struct Preview: SwiftUI.View {\n\n  var body: some SwiftUI.View { V(n: 1) } }\n\n"
    ),
    Case(
      "not one whose properties stand behind what it shows",
      "#Preview {\n  print(1)\n  @Previewable @State var n = 1\n  V(n: $n)\n}\n",
      "\n\n\n\n\n"
    ),
  ])
  func `where no view needs nothing, a preview becomes one on the same lines`(_ test: Case) {
    let view = "struct V: View { @Binding var n: Int; var body: some View { Text(\"\") } }\n"
    let preparation = SnippetPreparer.prepare(
      PreparationJob(files: [.init(path: "a.swift", text: view + test.before)], additions: .least)
    )
    let prepared = PreparedText.apply(preparation.files[0].edits, to: view + test.before)
    #expect(prepared == view + test.after)
    let isMounted = test.after.contains("Preview")
    #expect(preparation.views.map(\.name) == (isMounted ? ["V", "Preview"] : ["V"]))
    #expect(preparation.files[0].appended.contains("{ Preview() }") == isMounted)
  }

  @Test func `functions that need nothing can be called`() {
    let text = "func sync() {}\nfunc load() async throws -> Int { 1 }\nfunc give(_ n: Int) {}\n"
    let preparation = SnippetPreparer.prepare(
      PreparationJob(files: [.init(path: "a.swift", text: text)])
    )
    #expect(preparation.functions == ["sync", "load"])
  }
}
