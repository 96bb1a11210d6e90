import Core
import OwnershipRules
import Testing

struct TaskInOnAppearTests {
  private let rule = "task_in_on_appear"

  private func source(_ body: String, _ members: String = "") -> String {
    """
    struct V: View {
      @State private var work: Task<Void, Never>?
      \(members)
      var body: some View { \(body) }
    }
    """
  }

  @Test func `the message says what becomes of the task`() {
    #expect(
      findings(rule, in: [source("Text(\"\").onAppear { Task { } }")]).map(\.message)
        == ["nothing keeps this 'Task', so it is not cancelled when the view goes away"]
    )
  }

  @Test(arguments: [
    ".onAppear { ↓Task { await f() } }",
    ".onAppear(perform: { ↓Task(priority: .high) { await f() } })",
    ".onAppear { ↓Task.detached { await f() } }", ".onAppear { ↓Task.init { await f() } }",
    ".onAppear { ↓Task<Void, Never> { await f() } }", ".onAppear { ↓_Concurrency.Task { } }",
    ".onAppear { switch n { case 0: ↓Task { await f() }; default: break } }",
    ".onAppear { if ok { ↓Task { } } else { ↓Task { } } }",
    ".onAppear { _ = ↓Task { await f() } }", ".onAppear { if ok { ↓Task { await f() } } }",
    ".onAppear { withAnimation { ↓Task { await f() } } }",
    ".onAppear { ↓Task { Task { await f() } } }",
  ])
  func `a task that nothing keeps is found however it is made`(_ modifier: String) {
    expectMarked(rule, source("Text(\"\")\(modifier)"))
  }

  @Test(arguments: [
    ".onAppear { work = Task { await f() } }", ".onAppear { let t = Task { }; keep(t) }",
    ".onAppear { keep(Task { await f() }) }", ".onAppear { Task { }.store(in: &bag) }",
    ".task { Task { await f() } }", ".onTapGesture { Task { await f() } }",
    ".onDisappear { Task { await f() } }", ".onAppear { print(\"Task { }\") }",
    ".onAppear { work = if ok { Task { await f() } } else { nil } }",
    ".onAppear { work = switch n { case 0: Task { await f() }; default: nil } }",
    ".onAppear { let t = if ok { Task { } } else { Task { } }; keep(t) }",
    ".onAppear { observe { Task { await f() } } }", ".onAppear { /* Task { } */ }",
  ])
  func `kept tasks, other moments, text and comments are left alone`(_ modifier: String) {
    expectMarked(rule, source("Text(\"\")\(modifier)"))
  }

  @Test(arguments: ["{ start() }", "{ self.start() }", "{ if ok { start() } }"])
  func `a method of the view is followed one call deep`(_ closure: String) {
    let body = "Text(\"\").onAppear \(closure)"
    expectMarked(rule, source(body, "private func start() { ↓Task { await f() } }"))
    expectMarked(rule, source(body, "func start() { next() }; func next() { Task { } }"))
    expectMarked(rule, source(body, "func start() { work = Task { await f() } }"))
  }

  @Test func `a method that is given counts as called, and others do not`() {
    expectMarked(
      rule,
      source("Text(\"\").onAppear(perform: start)", "func start() { ↓Task { await f() } }")
    )
    expectMarked(
      rule,
      source("Button(\"\", action: start).onAppear { }", "func start() { Task { await f() } }")
    )
    expectMarked(
      rule,
      source(
        "Text(\"\").onAppear { work = start() }",
        "func start() -> Task<Void, Never> { Task { } }"
      )
    )
  }

  @Test func `a type of the run that is called 'Task' is another`() {
    let source = source("Text(\"\").onAppear { Task { } }.onAppear { ↓_Concurrency.Task { } }")
    expectMarked(rule, "struct Task { init(_ f: () -> Void) {} }", source)
  }

  @Test func `a method of another class that is called 'onAppear' is another`() {
    expectMarked(
      rule,
      "class C { func onAppear(_ f: () -> Void) {}; func go() { onAppear { Task { } } } }"
    )
    expectMarked(
      rule,
      "extension View { func f() -> some View { onAppear { ↓Task { await load() } } } }"
    )
  }

  @Test func `previews are left alone`() {
    expectMarked(rule, "#Preview { Text(\"\").onAppear { Task { } } }")
  }
}
