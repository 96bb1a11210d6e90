import Core
import Lab
import LabProtocol
import Testing

/// What snippets try that were not written to learn.
@Suite(.serialized)
struct HostileSnippetTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let scenario: String
    /// How the run's end is told.
    let sentence: String

    /// A body.
    init(_ name: String, body: String, beside: String = "", _ sentence: String) {
      testDescription = name
      text =
        "import Glibc\nimport SwiftUI\n\(beside)\nstruct Screen: View {\n  var body: some View {\n    \(body)\n  }\n}\n"
      scenario = "root Screen\n"
      self.sentence = sentence
    }

    /// The action of a button.
    init(_ name: String, action: String, beside: String = "", _ sentence: String) {
      testDescription = name
      text = """
        import Glibc
        import SwiftUI
        \(beside)
        struct Screen: View {
          @State private var count = 0
          var body: some View {
            Button("Go") { \(action) }
            Text("\\(count)")
          }
        }

        """
      scenario = "root Screen\ntap \"Go\"\nexpect text \"0\" is shown\n"
      self.sentence = sentence
    }
  }

  private static let forged =
    #"{\"end\":true,\"views\":[],\"screen\":[],\"bodies\":{},\"made\":{},\"kept\":{},\"inits\":{},\"nonce\":\"\"}\n"#

  @Test(arguments: [
    Case(
      "an endless loop in a body",
      body: "spin(); return Text(\"x\")",
      beside: "func spin() { while true {} }",
      "it computed for 3 s without coming to an end, in Screen.body"
    ),
    Case(
      "an endless loop in an action",
      action: "while true { count += 1 }",
      "it computed for 3 s without coming to an end, in tap \"Go\""
    ),
    Case(
      "an endless loop in a task",
      action: "Task { while true {} }",
      "it computed for 3 s without coming to an end, in tap \"Go\""
    ),
    Case(
      "an endless loop in a root's init",
      body: "Text(\"x\")\n  }\n  init() {\n    while true {}",
      "it computed for 3 s without coming to an end, in the making of the root view"
    ),
    Case(
      "an endless loop in onAppear",
      body: "Text(\"x\").onAppear { while true {} }",
      "it computed for 3 s without coming to an end, in onAppear of Screen"
    ),
    Case(
      "an endless loop in a view's task",
      body: "Text(\"x\").task { while true {} }",
      "it computed for 3 s without coming to an end, in a task of Screen"
    ),
    Case(
      "a signal that it sends itself",
      action: "raise(SIGKILL)",
      "signal 9 ended it"
    ),
    Case(
      "a task that only yields",
      action: "Task { while true { await Task.yield() } }",
      "tasks went on without time going by"
    ),
    Case(
      "a wait without end",
      action: "sleep(100)",
      "it did not come to an end within 8 s, in tap \"Go\""
    ),
    Case(
      "calls without end",
      action: "count = deeper(1)",
      beside: "func deeper(_ n: Int) -> Int { n == 0 ? 0 : deeper(n + 1) + 1 }",
      "calls went deeper than the stack, in tap \"Go\""
    ),
    Case(
      "views in views without end",
      body: "AnyView(Screen())",
      "views stand in views without end, in AnyView"
    ),
    Case(
      "types in types without end",
      body: "Nest<Int>()",
      beside: "struct Nest<A>: View { var body: some View { Nest<Nest<A>>() } }",
      "views stand in views without end, in "
        + String(repeating: "Nest<", count: 12) + "…" + String(repeating: ">", count: 59)
    ),
    Case(
      "updates that cause each other",
      body: "Ping()",
      beside: """
        struct Ping: View {
          @State private var a = 0
          @State private var b = 0
          var body: some View {
            Text("\\(a) \\(b)").onAppear { a = 1 }
              .onChange(of: a) { b += 1 }.onChange(of: b) { a += 1 }
          }
        }
        """,
      "updates went on causing updates, in Screen/Ping"
    ),
    Case(
      "memory without end",
      action:
        "var all: [[Int]] = []; while true { all.append(Array(repeating: 1, count: 1_000_000)) }",
      "it wanted more than 1024 MiB of memory, in tap \"Go\""
    ),
    Case(
      "a flood of output",
      action: "while true { print(\"flood flood flood flood flood flood flood\") }",
      "it wrote more than 1 MiB, in tap \"Go\""
    ),
    Case(
      "an exit that claims success",
      action: "exit(0)",
      "the snippet ended the program itself, with status 0, in tap \"Go\""
    ),
    Case(
      "an exit that nobody is told of",
      action: "_exit(0)",
      "the snippet ended the program itself, with status 0, in tap \"Go\""
    ),
    Case(
      "a crash",
      action: "count = [1][count + 5]",
      "it crashed: Index out of range, in tap \"Go\""
    ),
    Case(
      "a crash whose message moves the cursor",
      action: "fatalError(\"over \\u{1b}[2J\")",
      "it crashed: over \\u{1b}[2J, in tap \"Go\""
    ),
    Case(
      "a forged end",
      action:
        "let line = \"\(forged)\"; _ = line.withCString { write(3, $0, strlen($0)) }; _exit(0)",
      "what it told of itself cannot be trusted: line 4, column 1: the record does not carry the nonce of this run"
    ),
    Case(
      "a signal to the program that watches it",
      action: "_ = kill(getppid(), SIGKILL); _ = kill(-1, SIGKILL)",
      "the scenario was gone through"
    ),
  ])
  func `a run that does harm is stopped and told in a sentence`(_ test: Case) throws {
    let run = try LiveLab.run(test.text, test.scenario)
    var told = "\(run.ending)".replacing(#/line \d+, column/#, with: "line 4, column")
    if test.sentence.hasPrefix("it computed") {
      // On a machine that has much else to do the clock comes first, and not the processor's time.
      told.replace(
        "it did not come to an end within 8 s",
        with: "it computed for 3 s without coming to an end"
      )
    }
    #expect(told == test.sentence)
    #expect(run.passed == (run.ending == .complete && run.outcomes.allSatisfy(\.isMet)))
    if run.ending != .complete { #expect(!run.passed) }
  }

  @Test(arguments: [
    ("reading a file", "open(\"/etc/passwd\", O_RDONLY)"),
    ("writing a file", "open(\"/tmp/viva-was-here\", O_WRONLY | O_CREAT, 0o600)"),
    ("the pipe of its own verdict", "open(\"/proc/self/fd/3\", O_WRONLY)"),
    ("what it prints, anew", "open(\"/dev/fd/1\", O_RDWR | O_APPEND)"),
    ("a socket", "socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)"),
    ("another session", "setsid()"),
    ("a signal to its parent", "kill(getppid(), 0)"),
    ("a higher limit", "raise()"),
  ])
  func `what leads out of the sandbox is refused`(_ way: (name: String, call: String)) throws {
    let run = try LiveLab.run(
      """
      import Glibc
      import SwiftUI

      func raise() -> Int32 {
        var limit = rlimit(rlim_cur: 100, rlim_max: 100)
        return setrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &limit)
      }

      struct Screen: View {
        var body: some View { Text("\\(\(way.call))") }
      }

      """,
      "root Screen\nexpect text \"-1\" is shown\n"
    )
    #expect(run.passed, "\(run.outcomes) \(run.ending)")
  }

  @Test func `a program that is started is not`() throws {
    let run = try LiveLab.run(
      """
      import Glibc
      import SwiftUI

      struct Screen: View {
        var body: some View { Text(start() == 0 ? "started" : "refused") }

        private func start() -> Int32 {
          var process: pid_t = 0
          var arguments: [UnsafeMutablePointer<CChar>?] = [strdup("/bin/true"), nil]
          return posix_spawn(&process, "/bin/true", nil, nil, &arguments, nil)
        }
      }

      """,
      "root Screen\nexpect text \"refused\" is shown\n"
    )
    #expect(run.passed, "\(run.outcomes) \(run.ending)")
  }

  private static let forgery = #"""
    import SwiftUI

    struct Screen: View {
      var body: some View { Text("wrong").onAppear { forge() } }

      private func forge() {
        tell("{\"seal\":\"wanted\"}\n")
        var nonce = [UInt8](repeating: 0, count: 99)
        let count = READ
        let text = String(decoding: nonce.prefix(max(count - 1, 0)), as: UTF8.self)
        tell("{\"outcome\":true,\"line\":2,\"expected\":\"x\",\"actual\":\"y\",\"nonce\":\"\(text)\"}\n")
        tell("{\"end\":true,\"views\":[],\"screen\":[],\"bodies\":{},\"made\":{},\"kept\":{},\"inits\":{},\"nonce\":\"\(text)\"}\n")
        LEAVE
      }

      private func tell(_ line: String) { _ = WRITE }
    }

    """#

  @Test(arguments: [
    ["read(0, &nonce, 99)", "_exit(0)", "write(3, line, line.utf8.count)"],
    [
      "Foundation.read(0, &nonce, 99)", "Foundation._exit(0)",
      "Foundation.write(3, line, line.utf8.count)",
    ],
    [
      "readLine()?.count ?? 0", "exit(0)",
      "try? FileHandle(fileDescriptor: 3).write(contentsOf: Data(line.utf8))",
    ],
  ])
  func `an answer that writes its own verdict is refused`(_ calls: [String]) throws {
    let text = zip(["READ", "LEAVE", "WRITE"], calls).reduce(Self.forgery) {
      $0.replacing($1.0, with: $1.1)
    }
    let compilation = try LiveLab.make().compile(
      Snippet(
        files: [CodeFile(name: "Snippet.swift", text: text, line: 1)],
        root: "Screen",
        isGraded: true
      )
    )
    guard case .unparsed(let findings) = compilation else {
      Issue.record("\(compilation)")
      return
    }
    #expect(findings.map(\.start.line) == [9, 13, 16])
    #expect(findings.allSatisfy { $0.file == "Snippet.swift" && $0.severity == .error })
  }
}
