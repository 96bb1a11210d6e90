import Core
import Lab
import LabProtocol
import Testing

@Suite(.serialized)
struct LabTests {
  @Test func `modifiers that the lab does not know are left out and named`() throws {
    let compilation = try LiveLab.compile(
      """
      import SwiftUI
      struct Screen: View {
        var body: some View {
          Text("x")
            .glassEffect()
            .padding()
            .matchedTransitionSource(id: 1, in: space)
        }
        @Namespace private var space
      }

      """
    )
    guard case .compiled(let snippet) = compilation else {
      Issue.record("\(compilation)")
      return
    }
    #expect(snippet.leftOut.sorted() == ["glassEffect", "matchedTransitionSource"])
  }

  @Test(arguments: [
    ("a type", "struct S: View { var body: some View { Canvas { _, _ in } } }", ["Canvas"]),
    ("a framework", "import SwiftData", ["SwiftData"]),
    (
      "an attribute",
      "struct S: View { @AccessibilityFocusState var x: Bool; var body: some View { Text(\"\") } }",
      ["@AccessibilityFocusState"]
    ),
    ("a logger", "let log = Logger(subsystem: \"a\", category: \"b\")", ["Logger"]),
    ("a type of UIKit", "func f() { UIPasteboard.general.string = \"x\" }", ["UIPasteboard"]),
    (
      "a member of a type that Linux has",
      "func f() async { for await _ in NotificationCenter.default.notifications(named: .init(\"x\")) {} }",
      ["NotificationCenter.notifications"]
    ),
    (
      "a publisher of observed changes",
      "func f(_ d: UserDefaults) { _ = d.publisher(for: \\.description) }",
      ["UserDefaults.publisher"]
    ),
  ])
  func `other names that the lab does not know are nobody's mistake`(
    _ test: (name: String, code: String, unknown: [String])
  ) throws {
    let compilation = try LiveLab.compile("import SwiftUI\n\(test.code)\n")
    #expect(compilation == .unknown(test.unknown))
  }

  @Test(arguments: ["SwiftUI", "SwiftUI\nimport Foundation"])
  func `timers and delays of Foundation and Dispatch pass in virtual time`(
    _ imports: String
  ) throws {
    let run = try LiveLab.run(
      """
      import \(imports)
      struct Screen: View {
        @State private var ticks = 0
        @State private var later = 0
        @State private var timer: Timer?
        @State private var work: DispatchWorkItem?
        var body: some View {
          Text("\\(ticks) ticks, \\(later) later")
          Button("Go") { go() }
          Button("Stop") { timer?.invalidate() }
        }
        private func go() {
          work?.cancel()
          let new = DispatchWorkItem { later += 10 }
          work = new
          DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(300), execute: new)
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { later += 1 }
          timer?.invalidate()
          timer = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { _ in ticks += 1 }
        }
      }

      """,
      """
      root Screen
      tap "Go"
      advance 100 ms
      expect text "0 ticks, 1 later" is shown
      tap "Go"
      advance 600 ms
      expect text "2 ticks, 12 later" is shown
      tap "Stop"
      advance 2 s
      expect text "2 ticks, 12 later" is shown
      """
    )
    #expect(run.passed, "\(run.outcomes)")
  }

  @Test(arguments: [
    (
      "a name that nobody has", "Text(\"x\").paddin()",
      "value of type 'Text' has no member 'paddin'"
    ),
    (
      "a member of the learner's own type", "Text(Model().offset)",
      "value of type 'Model' has no member 'offset'"
    ),
  ])
  func `a name that does not exist is the learner's`(
    _ test: (name: String, body: String, message: String)
  ) throws {
    let compilation = try LiveLab.compile(
      "import SwiftUI\nfinal class Model {}\nstruct S: View { var body: some View { \(test.body) } }\n"
    )
    guard case .faulty(let findings) = compilation else {
      Issue.record("\(compilation)")
      return
    }
    #expect(findings.map(\.message) == [test.message])
  }

  @Test func `places are the learner's own, whatever was added before them`() throws {
    let compilation = try LiveLab.compile(
      """
      import SwiftUI
      @Observable final class Model { var first = 1; var second: Int = "é" }
      #sourceLocation(file: "Other.swift", line: 700)
      struct Screen: View { let m = Model(); var body: some View { Text(m.third) } }

      """,
      name: "My file.swift"
    )
    guard case .faulty(let findings) = compilation else {
      Issue.record("\(compilation)")
      return
    }
    #expect(
      findings.map(\.start) == [
        TextPosition(line: 2, column: 66), TextPosition(line: 4, column: 69),
      ]
    )
    #expect(Set(findings.map(\.file)) == ["My file.swift"])
  }

  @Test func `what the compiler repeats of a source cannot move the cursor`() throws {
    let compilation = try LiveLab.compile("import SwiftUI\nlet x: Int = \"a\u{1b}[2Jb\u{202e}\"\n")
    guard case .faulty(let findings) = compilation else {
      Issue.record("\(compilation)")
      return
    }
    #expect(!findings.isEmpty)
    for finding in findings {
      #expect(finding.message == VisibleText.escapedLine(finding.message))
    }
  }

  @Test func `instances are counted and properties have names`() throws {
    let run = try LiveLab.run(
      """
      import SwiftUI
      @Observable private final class Model { private(set) var price = 1; func raise() { price += 1 } }
      struct Row: View { let n: Int; var body: some View { Text("\\(n)") } }
      struct Screen: View {
        @State private var model = Model()
        var body: some View {
          Button("Raise") { model.raise() }
          Row(n: model.price)
        }
      }

      """,
      """
      root Screen
      tap "Raise"
      expect body Screen ran because "Model.price"
      expect init Model 1 time
      expect init Row 2 times
      """
    )
    #expect(run.passed, "\(run.outcomes) \(run.ending)")
  }

  @Test func `a root that has to be given something is told as such`() throws {
    #expect(
      throws: LabError.noRoot(
        "the scenario's root 'Row' has to be given 'n'; a driver has to hold a view that makes it"
      )
    ) {
      try LiveLab.make().compile(
        Snippet(
          files: [
            CodeFile(
              name: "Row.swift",
              text:
                "import SwiftUI\nstruct Row: View { let n: Int; var body: some View { Text(\"\\(n)\") } }\n",
              line: 1
            )
          ],
          root: "Row"
        )
      )
    }
  }
}
