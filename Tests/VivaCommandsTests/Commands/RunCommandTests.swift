import Core
import LabProtocol
import StrictJSON
import TestSupport
import Testing
import VivaCommands

@MainActor
struct RunCommandTests {
  private static let code = "struct Screen {}\nstruct Header {}\nstruct Row {}\n"
  private func desk(_ snippets: ScriptedSnippets = .screens) -> Desk {
    var desk = Desk([
      "/before.swift": "// before\n" + Self.code,
      "/after.swift": "// after\n" + Self.code,
      "/steps.txt": ScriptedSnippets.scenario,
      "/empty.swift": " \n",
    ])
    desk.snippets = snippets
    return desk
  }

  @Test(arguments: [60, 100])
  func `two versions stand side by side, or below each other where names would break`(
    _ width: Int
  ) throws {
    var desk = desk()
    desk.variables["COLUMNS"] = "\(width)"
    let run = desk.run(
      "run",
      "--compare",
      "/before.swift",
      "/after.swift",
      "--scenario",
      "/steps.txt"
    )
    #expect(try Golden("run/compare-\(width).txt").difference(to: run.output) == nil)
    #expect(run.status == 0)
  }

  @Test(arguments: [40, 80])
  func `a run tells its steps, expectations and trees`(_ width: Int) throws {
    var desk = desk()
    desk.variables["COLUMNS"] = "\(width)"
    desk.files["/plain.txt"] = Array(ScriptedSnippets.plainScenario.utf8)
    let run = desk.run("run", "/before.swift", "--scenario", "/plain.txt", "--tree")
    #expect(try Golden("run/trace-\(width).txt").difference(to: run.output) == nil)
    #expect(run.status == 1)
  }

  @Test func `for a screen reader there are words instead of marks and branches`() throws {
    let desk = desk()
    desk.files["/plain.txt"] = Array(ScriptedSnippets.plainScenario.utf8)
    let run = desk.run("run", "/before.swift", "--scenario", "/plain.txt", "--accessible")
    #expect(try Golden("run/accessible.txt").difference(to: run.output) == nil)
    let pair = desk.run(
      "run",
      "--compare",
      "/before.swift",
      "/after.swift",
      "--scenario",
      "/steps.txt",
      "--accessible"
    )
    #expect(try Golden("run/compare-accessible.txt").difference(to: pair.output) == nil)
  }

  @Test func `programs get the whole run`() throws {
    let desk = desk()
    desk.files["/plain.txt"] = Array(ScriptedSnippets.plainScenario.utf8)
    let run = desk.run("run", "/before.swift", "--scenario", "/plain.txt", "--json")
    let json = try JSONValue(parsing: run.output.utf8)
    #expect(
      json.object?.members.map(\.key) == [
        "schema", "passed", "ending", "reason", "root", "leftOut", "findings", "expectations",
        "events", "before", "after", "screen", "counts", "printed", "unknown",
      ]
    )
    #expect(json["passed"] == false)
    #expect(json["ending"] == "complete")
    #expect(json["expectations"]?.array?.map { $0["met"] } == [false, true])
    #expect(json["expectations"]?.array?.first?["trace"] == [20])
    let pair = desk.run(
      "run",
      "--compare",
      "/before.swift",
      "/after.swift",
      "--scenario",
      "/steps.txt",
      "--json"
    )
    let comparison = try JSONValue(parsing: pair.output.utf8)
    #expect(comparison["outcome"] == "less")
    #expect(comparison["verdict"] == "B updates less: Header 1 → 0")
    #expect(comparison["b"]?["passed"] == true)
  }

  @Test(arguments: [RunAnswer.refused([]), .unknown(["glassEffect"])])
  func `programs find the same keys whether or not the code was run`(_ answer: RunAnswer) throws {
    let keys = { (desk: Desk) in
      try JSONValue(parsing: desk.run("run", "/before.swift", "--json").output.utf8).object?
        .members.map(\.key)
    }
    var snippets = ScriptedSnippets.screens
    snippets.answer = answer
    #expect(try keys(desk(snippets)) == keys(desk()))
  }

  @Test func `a version that does not do what is expected is called broken, not faster or slower`()
    throws
  {
    let desk = desk()
    let run = desk.run(
      "run",
      "--compare",
      "/after.swift",
      "/before.swift",
      "--scenario",
      "/steps.txt"
    )
    #expect(
      run.output.hasSuffix("\nB does not do what is expected, so its counts are not compared.\n")
    )
  }

  @Test func `of many errors the first are shown, and how many there are`() {
    var snippets = ScriptedSnippets.screens
    snippets.answer = .refused(
      (1...3000).map {
        Finding(
          "compile",
          .error,
          file: "/before.swift",
          start: TextPosition(line: $0 + 10, column: 1),
          message: "it is wrong"
        )
      }
    )
    let lines = desk(snippets).run("run", "/before.swift").output.split(separator: "\n")
    #expect(lines.count == 21)
    #expect(lines.last == "… and 2980 more; --json has all")
  }

  @Test func `deep trees and long traces are cut, and say how much is left out`() throws {
    let path = (0..<500).map { _ in "V" }.joined(separator: "/")
    let views = (0..<500).map { TreeView(depth: $0, name: "V", runs: 1) }
    let events = (1...1000).map { number in
      let causes = [TraceCause(.state, "V.n\(number)")]
      return TraceRecord.event(
        TraceEvent(number: number, .body(view: "V", path: path, run: number, causes: causes))
      )
    }
    let tree = Tree(views: views, screen: [])
    let counts = RunCounts(bodies: ["V": 1000], made: [:], kept: [:])
    let end = TraceRecord.end(isComplete: true, tree, counts, nonce: ScriptedSnippets.nonce)
    let snippets = ScriptedSnippets(records: ["before": events + [.mounted(tree), end]])
    let output = desk(snippets).run("run", "/before.swift").output
    #expect(output.contains("… 800 more lines; --json has all"))
    #expect(output.contains("… 488 more below"))
    #expect(output.contains("V.n1000 written"))
    #expect(output.utf8.count < 60_000)
  }

  @Test func `rows with a UUID are told short and the same at each run`() {
    let output = (0..<2).map { run in
      let id = "E892B522-795A-4DA0-820F-8ED237FA191\(run)"
      let tree = Tree(views: [TreeView(depth: 0, name: "[\(id)]", runs: nil)], screen: [])
      let snippets = ScriptedSnippets(records: [
        "before": [
          .event(
            TraceEvent(
              number: 1,
              .body(
                view: "Row",
                path: "Screen/[\(id)]/Row",
                run: 1,
                causes: [TraceCause(.firstRender)]
              )
            )
          ),
          .mounted(tree),
          .end(
            isComplete: true,
            tree,
            RunCounts(bodies: [:], made: [:], kept: [:]),
            nonce: ScriptedSnippets.nonce
          ),
        ]
      ])
      return desk(snippets).run("run", "/before.swift").output
    }
    #expect(output[0] == output[1])
    #expect(output[0].contains("Row #1 [Screen/[#1]/Row] first render"))
  }

  @Test func `a file name cannot imitate a line of the report`() {
    let desk = desk()
    desk.files["/be\nfore.swift"] = Array(("// before\n" + Self.code).utf8)
    let run = desk.run("run", "/be\nfore.swift")
    #expect(run.output.hasPrefix("/be fore.swift · root Screen\n"))
  }

  @Test func `a scenario may begin with a mark of the byte order`() {
    let desk = desk()
    desk.files["/marked.txt"] = Array("\u{feff}tap \"Tick\"\n".utf8)
    #expect(desk.run("run", "/before.swift", "--scenario", "/marked.txt").status == 0)
  }

  @Test func `a run that was stopped says where and is no pass`() {
    var snippets = ScriptedSnippets.screens
    snippets.end = .processorTime(seconds: 3, place: "Screen.body")
    let run = desk(snippets).run("run", "/before.swift")
    #expect(
      run.output.hasSuffix(
        "\nStopped: it computed for 3 s without coming to an end, in Screen.body.\n"
      )
    )
    #expect(run.status == 1)
  }

  @Test func `what a snippet prints cannot command the terminal`() {
    var snippets = ScriptedSnippets.screens
    snippets.printed = "a\u{1b}[2J\nb\n"
    let run = desk(snippets).run("run", "/before.swift")
    #expect(run.output.contains("\nPrinted\n  a\\u{1b}[2J\n  b\n"))
  }

  @Test func `code that does not compile is a finding, an unknown name is none`() {
    var snippets = ScriptedSnippets.screens
    snippets.answer = .refused([
      Finding(
        "compile",
        .error,
        file: "/before.swift",
        start: TextPosition(line: 1, column: 1),
        message: "it is wrong"
      )
    ])
    let refused = desk(snippets).run("run", "/before.swift")
    #expect(refused.output.hasPrefix("/before.swift:1:1: error: it is wrong [compile]\n"))
    #expect(refused.talk == "the code does not compile, so it was not run\n")
    #expect(refused.status == 1)
    snippets.answer = .unknown(["glassEffect"])
    let unknown = desk(snippets).run("run", "/before.swift")
    #expect(
      unknown.talk
        == "viva: the lab does not know 'glassEffect', so it cannot run this; that is no mistake of the code\n"
    )
    #expect(unknown.status == 3)
  }

  @Test(arguments: [
    (["/none.swift"], "there is no '/none.swift'; check the spelling and the working folder", 3),
    (
      ["/empty.swift"],
      "there is no code in what was handed in; if you wrote some, save the file first", 3
    ),
    (
      ["/before.swift", "--scenario", "/bad.txt"],
      "/bad.txt:1:1: error: there is no 'tpa' here; did you mean 'tap'?", 3
    ),
    (
      ["/before.swift", "--scenario", "/name.txt"],
      "/name.txt:2: error: the code declares no 'Heeder'; did you mean 'Header'?", 3
    ),
    (
      ["/before.swift", "--scenario", "/steps.txt"],
      "/steps.txt:3: error: 'before' is another version to compare with; run both with "
        + "'viva run --compare OTHER THIS --scenario FILE'", 3
    ),
    (["--compare", "/before.swift"], "--compare takes two files or folders, and one was given", 2),
  ])
  func `what cannot be run is refused with the reason`(
    _ words: [String],
    _ message: String,
    _ status: Int32
  ) {
    let desk = desk()
    desk.files["/bad.txt"] = Array("tpa \"A\"".utf8)
    desk.files["/name.txt"] = Array("tap \"A\"\nexpect body Heeder ran 0 times".utf8)
    let run = desk.run(["run"] + words, reading: ScriptedLines([]))
    #expect(run.talk == "viva: \(message)\n")
    #expect(run.output == "")
    #expect(run.status == status)
  }

  @Test func `a snippet may come on standard input`() {
    let run = desk().run("run", "-", lines: ["// after", Self.code])
    #expect(run.output.hasPrefix("Snippet.swift · root Screen\nmount\n"))
  }
}
