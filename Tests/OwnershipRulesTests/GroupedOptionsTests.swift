import Core
import OwnershipRules
import Testing

/// Files of one run whose projects want different things.
struct GroupedOptionsTests {
  /// What is found in files of the groups 0, 1, 2…, as `A state_not_private warning`.
  private func found(_ files: [String], _ groups: [LintOptions]) -> [String] {
    let inputs = zip("ABCDEFGH", files).enumerated().map { number, file in
      SourceInput(
        path: String(file.0),
        bytes: Array(file.1.utf8),
        group: min(number, groups.count - 1)
      )
    }
    return Linter.lint(inputs, groups: groups).map { "\($0.file) \($0.code) \($0.severity.name)" }
  }

  private let open = "struct V: View { @State var a = 0; var body: some View { Text(\"\\(a)\") } }"

  @Test func `a rule's severity is that of the file's group`() {
    let groups = [
      LintOptions(), LintOptions(severities: ["state_not_private": .error]),
      LintOptions(disabled: ["state_not_private"]),
    ]
    let files = ["V", "W", "X"].map { open.replacing("struct V", with: "struct \($0)") }
    #expect(
      found(files, groups) == ["A state_not_private warning", "B state_not_private error"]
    )
  }

  @Test func `one index holds the files of all groups`() {
    let parent = """
      @Observable final class M { var a = 0 }
      struct P: View { @State private var m = M(); var body: some View { C(m: m) } }
      """
    let child = """
      struct C: View { @State private var m: M; init(m: M) { _m = State(initialValue: m) }
        var body: some View { Text("\\(m.a)") } }
      """
    let only = ["handed_model_in_state"]
    let groups = [LintOptions(rules: []), LintOptions(rules: only)]
    #expect(found([parent, child], groups) == ["B handed_model_in_state warning"])
    // Without the parent's file the model is unknown.
    #expect(found([child], [LintOptions(rules: only)]) == [])
  }

  @Test func `what a group assumes holds for its files`() {
    let legacy = "final class M: ObservableObject { @Published var a = 0 }"
    let files = [legacy, legacy.replacing("class M", with: "class N")]
    let groups = [LintOptions(deploymentTarget: "iOS16"), LintOptions()]
    #expect(found(files, groups) == ["B legacy_observable_object note"])
    let flags = ["M", "N"].map {
      "@Observable final class \($0) { var isLoading = false, hasError = false }"
    }
    let strict = LintOptions(rules: ["status_flags"])
    let lenient = LintOptions(rules: ["status_flags"], thresholds: ["status_flags": ["flags": 3]])
    #expect(found(flags, [lenient, strict]) == ["B status_flags warning"])
  }

  @Test func `a comment is idle only where its rule ran`() {
    let idle = "// viva:disable:next status_flags\nstruct A {}"
    let groups = [
      LintOptions(disabled: ["status_flags"]), LintOptions(),
      LintOptions(severities: ["suppression_problem": .error]),
      LintOptions(disabled: ["suppression_problem"]),
    ]
    let files = ["A", "B", "C", "D"].map { idle.replacing("struct A", with: "struct \($0)") }
    #expect(
      found(files, groups) == ["B suppression_problem note", "C suppression_problem error"]
    )
  }

  @Test func `what does not parse is an error whatever is said`() {
    let options = LintOptions(disabled: ["syntax"], severities: ["syntax": .note])
    #expect(found(["let a ="], [options]) == ["A syntax error"])
  }

  @Test func `each parsed file is told`() {
    let told = Told()
    let inputs = (0..<5).map { SourceInput(path: "\($0)", bytes: []) }
    _ = Linter.lint(inputs, groups: [LintOptions()], threads: 2) { told.add($0) }
    #expect(told.numbers.sorted() == [1, 2, 3, 4, 5])
  }
}
