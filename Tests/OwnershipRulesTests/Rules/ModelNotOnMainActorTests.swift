import Core
import OwnershipRules
import Testing

struct ModelNotOnMainActorTests {
  private let rule = "model_not_on_main_actor"
  private let view = "struct V: View { let m: M; var body: some View { Text(\"\\(m.n)\") } }"

  private let others = """
    @MainActor class Base {}
    class Middle: Base {}
    @MainActor protocol Shown {}
    protocol Listed: Shown {}
    class Plain {}
    protocol Named {}
    @globalActor actor Disk { static let shared = Disk() }
    """

  @Test func `the message names the view and the model`() {
    #expect(
      findings(rule, in: ["@Observable class M { var n = 0 }", view]).map(\.message)
        == ["'V' shows 'M', which no actor isolates"]
    )
  }

  @Test(arguments: [
    "@Observable class ↓M { var n = 0 }", "@Observable final class ↓M: Plain { var n = 0 }",
    "@Observable class ↓M: Named, Identifiable, Sendable { var n = 0 }",
    "@Observable class ↓M { var n = 0 }; extension M: Shown {}",
    "@Observable class ↓M { var n = 0 }; @MainActor extension M { func f() {} }",
    "@Observable class ↓M { @MainActor var n = 0 }",
    "@Observable nonisolated class ↓M { var n = 0 }",
    "@Observable class ↓M: ObservableObject { var n = 0 }",
  ])
  func `a model that its declaration leaves open is found`(_ model: String) {
    expectMarked(rule, others, model, view)
  }

  @Test(arguments: [
    "@MainActor @Observable class M { var n = 0 }", "@Observable @MainActor class M { var n = 0 }",
    "@Swift.MainActor @Observable class M { var n = 0 }",
    "@Observable class M: Base { var n = 0 }", "@Observable class M: Middle { var n = 0 }",
    "@Observable class M: Shown { var n = 0 }", "@Observable class M: Named, Listed { var n = 0 }",
    "@Disk @Observable class M { var n = 0 }", "@DatabaseActor @Observable class M { var n = 0 }",
    "@Observable class M: UIViewController { var n = 0 }",
    "@Observable class M: Unknown { var n = 0 }", "class M { var n = 0 }",
    "class M: ObservableObject { @Published var n = 0 }",
  ])
  func `what isolates, or may, is believed`(_ model: String) {
    expectMarked(rule, others, model, view)
  }

  @Test func `being nested in a type on the main actor isolates nothing`() {
    expectMarked(
      rule,
      """
      @MainActor struct V: View {
        @Observable class ↓M { var n = 0 }
        @State private var m = M()
        var body: some View { Text("\\(m.n)") }
      }
      """
    )
  }

  @Test(arguments: [
    "let m: M?", "let ms: [M]", "@State private var m = M()", "@Bindable var m: M",
    "@Environment(M.self) private var m", "@Environment(\\.m) private var m", "let box: Box",
  ])
  func `a view uses what it holds`(_ property: String) {
    expectMarked(
      rule,
      "@Observable class ↓M { var n = 0 }",
      "struct Box { let m: M }",
      "extension EnvironmentValues { @Entry var m: M = M() }",
      "struct V: View { \(property); var body: some View { Text(\"\") } }"
    )
  }

  @Test func `a view uses what its body reads`() {
    expectMarked(
      rule,
      "@Observable class ↓M { static let shared = M(); var n = 0 }",
      "struct V: View { var body: some View { Text(\"\\(M.shared.n)\") } }"
    )
  }

  @Test func `a model that no view uses is left alone`() {
    expectMarked(rule, "@Observable class M { var n = 0 }", "class C { let m = M() }")
  }

  @Test func `the main actor by default isolates all but what opts out`() {
    let options = LintOptions(defaultIsolation: "MainActor")
    expectMarked(rule, "@Observable class M { var n = 0 }", view, options: options)
    expectMarked(rule, "@Observable nonisolated class ↓M { var n = 0 }", view, options: options)
  }
}
