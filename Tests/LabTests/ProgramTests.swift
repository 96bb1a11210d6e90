import Core
import Lab
import LabProtocol
import Scenarios
import Testing

/// Programs with statements at their top level, run as `swiftc -swift-version 6 main.swift` would.
@Suite(.serialized)
struct ProgramTests {
  private func compile(_ files: [CodeFile]) throws -> Compilation {
    try LiveLab.make().compile(Snippet(files: files, allowsProgram: true))
  }

  private func run(_ text: String) throws -> SnippetRun {
    let compilation = try compile([CodeFile(name: "Snippet.swift", text: text, line: 1)])
    guard case .compiled(let program) = compilation else {
      throw LiveLab.NotCompiled(compilation: compilation)
    }
    #expect(program.isProgram)
    return try LiveLab.make().run(program, Scenario())
  }

  @Test(arguments: [
    ("statements run in order", "print(1)\nfor n in 2...3 { print(n) }\n", "1\n2\n3\n"),
    (
      "tasks and waiting",
      """
      @MainActor final class Log { var lines: [String] = [] }
      let log = Log()
      let task = Task { log.lines.append("task") }
      log.lines.append("caller")
      await task.value
      print(log.lines.joined(separator: " "))

      """, "caller task\n"
    ),
    (
      "observation",
      """
      import Observation
      @Observable final class Song { var title = "Waltz" }
      let song = Song()
      withObservationTracking { print(song.title) } onChange: { print("changed") }
      song.title = "Aria"

      """, "Waltz\nchanged\n"
    ),
    ("an end of its own", "import Glibc\nprint(1)\nexit(0)\n", "1\n"),
    ("nothing to read", "print(readLine() ?? \"nothing\")\n", "nothing\n"),
    ("its own module", "struct Row {}\nprint(String(reflecting: Row.self))\n", "main.Row\n"),
    ("no file", "import Glibc\nprint(open(\"/etc/passwd\", O_RDONLY))\n", "-1\n"),
  ])
  func `a program prints what it prints`(_ test: (name: String, text: String, printed: String))
    throws
  {
    let run = try run(test.text)
    #expect(run.ending == .complete)
    #expect(run.printed == test.printed)
  }

  @Test(arguments: [
    ("print(1)\nlet a: [Int] = []\nprint(a[0])\n", "Index out of range"),
    ("import Glibc\nprint(1)\nexit(7)\n", "status 7"),
    ("print(1)\nwhile true {}\n", "to an end"),
  ])
  func `what it printed before it fell is kept`(text: String, reason: String) throws {
    let run = try run(text)
    #expect("\(run.ending)".contains(reason))
    #expect(run.printed.hasPrefix("1\n"))
  }

  @Test func `it is compiled as Swift 6`() throws {
    let text = "class Box { var n = 0 }\nlet box = Box()\nTask.detached { box.n = 1 }\n"
    let compilation = try compile([CodeFile(name: "Snippet.swift", text: text, line: 1)])
    guard case .faulty(let findings) = compilation else {
      Issue.record("\(compilation)")
      return
    }
    #expect(findings.allSatisfy { $0.file == "Snippet.swift" && $0.start.line >= 2 })
  }

  @Test func `several files are one program, whatever the first is called`() throws {
    let compilation = try compile([
      CodeFile(name: "Model.swift", text: "struct Model { let n = 4 }\n", line: 1),
      CodeFile(name: "Run.swift", text: "print(Model().n)\n", line: 1),
    ])
    guard case .compiled(let program) = compilation else {
      Issue.record("\(compilation)")
      return
    }
    #expect(try LiveLab.make().run(program, Scenario()).printed == "4\n")
  }

  @Test func `where no program is wanted, statements are a mistake`() throws {
    guard case .faulty = try LiveLab.compile("print(1)\n") else {
      Issue.record("statements were taken")
      return
    }
  }
}
