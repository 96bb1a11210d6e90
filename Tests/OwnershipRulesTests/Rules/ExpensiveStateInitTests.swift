import Core
import OwnershipRules
import Testing

struct ExpensiveStateInitTests {
  private let rule = "expensive_state_init"

  private func source(_ model: String, _ state: String = "@State private var m = M()") -> String {
    """
    final class DB { init() { sqlite3_open("x", nil) } }
    class Base { init() { Task { } } }
    \(model)
    struct V: View { \(state); var body: some View { Text("") } }
    """
  }

  private func model(_ members: String) -> String {
    "@Observable final class M { \(members) }"
  }

  @Test func `the message names the state, its type, the work and the view`() {
    let calls = source(model("init() { Task { } }"))
    let loops = source(model("init() { for _ in 0..<9 { } }"))
    #expect(
      (findings(rule, in: [calls]) + findings(rule, in: [loops])).map(\.message) == [
        "the first value of 'm' is made each time 'V' is, and making a 'M' calls 'Task'",
        "the first value of 'm' is made each time 'V' is, and making a 'M' runs a loop",
      ]
    )
  }

  @Test(arguments: [
    "init() { Task { await load() } }", "init() { Task.detached { } }",
    "init() { _Concurrency.Task { } }", "let d = try? Data(contentsOf: url)",
    "let d = (try? String(contentsOfFile: path)) ?? \"\"",
    "let names = try? FileManager.default.contentsOfDirectory(atPath: \"/\")",
    "private let fm = FileManager.default; init() { fm.createFile(atPath: p, contents: nil) }",
    "init(s: URLSession = .shared) { s.dataTask(with: r).resume() }",
    "init() { Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in } }",
    "let q = DispatchQueue(label: \"q\")", "init() { DispatchQueue.main.async { } }",
    "init() { usleep(9) }", "init() { Thread.sleep(forTimeInterval: 1) }",
    "init() { while true { break } }", "init() { repeat { } while false }",
    "let db = try? DatabaseQueue(path: p)", "let c = NSPersistentContainer(name: \"c\")",
    "let db = DB()", "init() { prepare() }; func prepare() { open() }; func open() { usleep(1) }",
    "convenience init() { self.init(n: 1) }; init(n: Int) { usleep(1) }",
    "let names = { FileManager.default.subpaths(atPath: \"/\") }()",
    "init() { Self.warm() }; static func warm() { usleep(1) }",
    "init() { DispatchQueue.global().sync { } }",
    "init() { _ = group.publisher.rows.map { _ in usleep(1) } }",
    "init() { [1].map { _ in usleep(1) } }",
    "private var url: URL { FileManager.default.temporaryDirectory.appending(path: \"a\") }; "
      + "init() { if FileManager.default.fileExists(atPath: url.path) { } }",
  ])
  func `work in 'init', in stored values and in what they call is found`(_ members: String) {
    expectMarked(rule, source(model(members), "@State private var ↓m = M()"))
  }

  @Test(arguments: [
    "init() { n = 1 }; var n = 0", "let read = { FileManager.default.subpaths(atPath: \"/\") }",
    "init() { f = { Task { } } }; let f: () -> Void", "lazy var d = try? Data(contentsOf: url)",
    "static let d = try? Data(contentsOf: url)", "var n = 0 { didSet { Task { } } }",
    "func load() { Task { } }", "private let fm = FileManager.default",
    "private let s = URLSession.shared", "init() { }; init(n: Int) { usleep(1) }",
    "var list: [Int] = []; init() { list.append(contentsOf: [1]) }",
    "init() { watch { _ in Task { } } }", "let db = Unknown()", "init() { print([1].map { $0 }) }",
    "func open() { }; init() { open() }", "private var t: Timer?; init() { t?.invalidate() }",
    "private let q = OperationQueue.main; init() { q.cancelAllOperations() }",
    "let url = FileManager.default.temporaryDirectory.appendingPathComponent(\"a\")",
    "let url: URL; init() { let home = FileManager.default.homeDirectoryForCurrentUser; "
      + "url = home.appending(path: \"a\") }",
    "init() { names.debounce(for: 1, scheduler: main).map { _ in usleep(1) }.sink { } }",
    "init() { names.filter { [weak self] _ in self?.load() }.receive(on: main).sink { } }; "
      + "func load() { usleep(1) }",
    "init() { names.map { _ in usleep(1) }.sink { } }",
    "init() { $names.map { _ in usleep(1) }.assign(to: &$other) }",
  ])
  func `cheap initialisers and work that waits are not`(_ members: String) {
    expectMarked(rule, source(model(members)))
  }

  @Test(arguments: [
    "@State private var ↓m: M = .init()", "@State private var ↓m: M? = M()",
    "@State(initialValue: M()) private var ↓m",
    "@State private var ↓m: M; init() { _m = State(initialValue: M()) }",
    "@State private var ↓m: M; init() { self._m = .init(wrappedValue: M()) }",
    "@State private var ↓m: M; init() { self.m = M() }",
    "@State private var ↓m: M; init() { let made = M(); _m = State(initialValue: made) }",
    "@State private var ↓m = N(data: try? Data(contentsOf: url)); struct N { let data: Data? }",
  ])
  func `a first value counts wherever it is given`(_ state: String) {
    expectMarked(rule, source(model("init() { Task { } }"), state))
  }

  @Test(arguments: [
    "@StateObject private var m = M()", "@State private var m: M?", "let m = M()",
    "@State private var m = Unknown()", "@State private var m = M.shared",
    "@State private var m = 0; func f() { _ = M() }",
  ])
  func `lazy wrappers, unknown types and other properties do not`(_ state: String) {
    expectMarked(rule, source(model("init() { Task { } }"), state))
  }

  @Test(arguments: [
    ("M()", false), ("M(1)", true), ("M(1, name: \"a\")", true), ("M(quick: true)", false),
    ("M { }", true), ("M(1) { }", true),
  ])
  func `the initialiser is chosen by its labels`(_ call: String, _ isFound: Bool) {
    let members = """
      init() { }
      init(_ n: Int, name: String = "", then: () -> Void = { }) { usleep(1) }
      init(quick: Bool) { }
      init(then: () -> Void) { usleep(1) }
      """
    expectMarked(
      rule,
      source(model(members), "@State private var \(isFound ? "↓" : "")m = \(call)")
    )
  }

  @Test(arguments: [
    ("init(_ n: Int) { self.init(\"\\(n)\") }; init(_ text: String) { usleep(1) }", true),
    ("init(_ n: Int) { self.init(\"\\(n)\") }; init(_ text: String) { self.text = text }", false),
    ("init(_ n: Int) { self.init(n) }", false),
    ("init(_ n: Int) { self.init(n + 1); usleep(1) }", true),
  ])
  func `initialisers that seem to call each other end`(_ members: String, _ isFound: Bool) {
    expectMarked(rule, source(model(members), "@State private var \(isFound ? "↓" : "")m = M(1)"))
  }

  @Test func `the message names the work itself, not what was asked before it`() {
    let members = """
      private var url: URL { FileManager.default.temporaryDirectory.appending(path: "a") }
      init() { load() }
      private func load() { data = try? Data(contentsOf: url) }
      """
    #expect(
      findings(rule, in: [source(model(members))]).map(\.message) == [
        "the first value of 'm' is made each time 'V' is, and making a 'M' calls 'Data'"
      ]
    )
  }

  @Test func `what is inherited is made too`() {
    let state = "@State private var ↓m = M()"
    expectMarked(rule, source("@Observable final class M: Base { }", state))
    expectMarked(
      rule,
      source("@Observable final class M: Base { override init() { super.init() } }", state)
    )
  }

  @Test func `a struct counts, by the values that are not given`() {
    let value = "struct M { var db = DB(); var n = 0 }"
    expectMarked(rule, source(value, "@State private var ↓m = M(n: 1)"))
    expectMarked(rule, source(value, "@State private var m = M(db: db)"))
  }

  @Test func `an app makes its state once`() {
    expectMarked(
      rule,
      """
      final class M { init() { Task { } } }
      struct A: App { @State private var m = M(); var body: some Scene { WindowGroup { } } }
      """
    )
  }
}
