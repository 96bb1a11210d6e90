import Core
import OwnershipRules
import Testing

struct UndocumentedOwnershipTests {
  private let rule = "undocumented_ownership"

  private func view(_ members: String) -> String {
    "@Observable class M {}\nstruct V: View {\n\(members)\n}"
  }

  @Test func `the message names the property and its type`() {
    let found = findings(rule, in: [view("@State var m = M()")])
    #expect(
      found.map(\.message) == ["no comment at 'm' of 'V' says who owns it and for how long"]
    )
    #expect(found.map(\.severity) == [.note])
  }

  @Test func `it runs only when asked for`() {
    let input = SourceInput(path: "A.swift", bytes: Array(view("@State var m = M()").utf8))
    let ran = { (options: LintOptions) in
      Linter.lint([input], options: options).contains { $0.code == "undocumented_ownership" }
    }
    #expect(!ran(LintOptions()))
    #expect(ran(LintOptions(enabled: ["undocumented_ownership"])))
    #expect(ran(LintOptions(rules: ["undocumented_ownership"])))
  }

  @Test(arguments: [
    "// this screen's\n@State var m = M()", "/// This screen's.\n@State\nvar m = M()",
    "/* this screen's */\n@State var m = M()", "@State var m = M() // this screen's",
    "@State var m = M() /* this screen's */", "@State // this screen's\nvar m = M()",
    "@State\n// this screen's\nvar m = M()", "// its owner\n// MARK: - State\n@State var m = M()",
    "@State var m = M( // this screen's\n)", "/** It lives with the screen. */ @State var m = M()",
  ])
  func `a comment above it or on its line answers`(_ members: String) {
    expectMarked(rule, view(members))
  }

  @Test(arguments: [
    "@State var ↓m = M()", "// far away\n\n@State var ↓m = M()",
    "// MARK: - State\n@State var ↓m = M()",
    "// TO" + "DO: whose?\n@State var ↓m = M()", "// swiftlint:disable:next x\n@State var ↓m = M()",
    "// -----\n@State var ↓m = M()", "//\n@State var ↓m = M()", "@State var ↓m: M?",
    "let a = 0 // another's\n@State var ↓m = M()", "@State var ↓m = M()\n// below",
  ])
  func `a heading, a note to oneself, a tool's comment and a far one do not`(_ members: String) {
    expectMarked(rule, view(members))
  }

  @Test(arguments: [
    "@State var n = 0", "let m: M", "@Environment(M.self) var m", "@State var n = N()",
  ])
  func `only models in state ask for one`(_ member: String) {
    expectMarked(rule, view(member))
  }

  @Test(arguments: [
    "@Environment(S.self) private var s", "var body: some View { Text(\"\").environment(S()) }",
    "// mine\n@State private var s = S()\nvar body: some View { Text(\"\").environment(s) }",
  ])
  func `so does each stored property of a model that the environment injects`(_ member: String) {
    expectMarked(
      rule,
      """
      @Observable class S {
        var ↓a = 0
        var b = 0  // the session's
        static var c = 0
        var d: Int { 0 }
        private let ↓e = 0
      }
      @Observable class Other { var a = 0 }
      struct V: View {
      \(member)
      }
      """
    )
  }

  @Test func `the legacy way of injecting counts as well`() {
    expectMarked(
      rule,
      "class S: ObservableObject { @Published var ↓a = 0 }",
      "struct V: View { @EnvironmentObject var s: S }"
    )
  }
}
