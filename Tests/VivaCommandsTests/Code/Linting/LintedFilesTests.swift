import Effects
import LinterProtocol
import Testing
import TestSupport
import VivaCommands

/// Which files a call of `viva lint` takes, and what it tells of the others.
@MainActor
struct LintedFilesTests {
  private let desk: Desk
  private let linter: ScriptedLinter

  init() {
    var texts = ["/banks/small.md": Desk.bank, "/app/notes.txt": ""]
    for name in ["A", "Sub/B", "Sub/Deep/C", "Gen/D", "Sub/Gen/E", ".hidden/F", ".build/G", ".H"] {
      texts["/app/\(name).swift"] = ""
    }
    var desk = Desk(texts)
    linter = ScriptedLinter(files: desk.files)
    desk.processes = linter
    self.desk = desk
  }

  /// The files that a call lints, without their folder and ending.
  private func linted(_ words: [String]) -> [String] {
    _ = desk.run(["lint"] + words, reading: ScriptedLines([]))
    return (linter.jobs.last?.files ?? []).map {
      String($0.path.dropFirst("/app/".count).dropLast(".swift".count))
    }
  }

  private nonisolated static let all = ["A", "Gen/D", "Sub/B", "Sub/Deep/C", "Sub/Gen/E"]

  @Test(
    arguments: [
      (["/app"], all),
      (["/app/.hidden"], [".hidden/F"]),
      (["/app/.H.swift", "/app/A.swift"], [".H", "A"]),
      (
        ["/app/Sub", "/app/A.swift", "/app/Sub/B.swift"], ["Sub/Deep/C", "Sub/Gen/E", "A", "Sub/B"]
      ),
      (["/app", "--exclude", "Gen"], ["A", "Sub/B", "Sub/Deep/C"]),
      (["/app", "--exclude", "/app/Gen/"], ["A", "Sub/B", "Sub/Deep/C", "Sub/Gen/E"]),
      (["/app", "--exclude", "app/*/*.swift"], ["A", "Sub/Deep/C", "Sub/Gen/E"]),
      (["/app", "--exclude", "Sub/**", "--exclude", "!B.swift"], all),
      (["/app", "--exclude", "**/Sub/**", "--exclude", "!B.swift"], ["A", "Gen/D", "Sub/B"]),
      (["/app", "--exclude", "Sub/", "--exclude", "!B.swift"], ["A", "Gen/D"]),
      (
        ["/app", "--exclude", "*", "--exclude", "!*/", "--exclude", "![AE].swift"],
        ["A", "Sub/Gen/E"]
      ),
      (["/app/A.swift", "/app/Sub/B.swift", "--exclude", "B.swift"], ["A"]),
      (["/app/Sub", "/app/A.swift", "--exclude", "/app/Sub"], ["A"]),
      (["/app/Sub/Deep", "/app/A.swift", "--exclude", "Sub/"], ["A"]),
    ] as [([String], [String])]
  )
  func `a call takes what it names and does not leave out`(words: [String], files: [String]) {
    #expect(linted(words) == files)
  }

  @Test(
    arguments: [
      ("Gen/", ["/app"], ["A", "Sub/B", "Sub/Deep/C"]),
      ("/Gen", ["/app"], ["A", "Sub/B", "Sub/Deep/C", "Sub/Gen/E"]),
      ("Sub/Gen", ["/app"], ["A", "Gen/D", "Sub/B", "Sub/Deep/C"]),
      ("Sub/Gen", ["/app/Sub"], ["Sub/B", "Sub/Deep/C"]),
      ("Sub", ["/app/Sub"], ["Sub/B", "Sub/Deep/C", "Sub/Gen/E"]),
      ("B.swift", ["/app/Sub/B.swift"], ["Sub/B"]),
      ("Gen", ["/app/Gen", "/app"], ["Gen/D", "A", "Sub/B", "Sub/Deep/C"]),
      ("Gen", ["/app", "--exclude", "!Gen"], all),
      ("*", ["/app", "--exclude", "!Sub", "--exclude", "!B.swift"], ["Sub/B"]),
    ] as [(String, [String], [String])]
  )
  func `a file's patterns speak of its folder and spare what is named`(
    pattern: String,
    words: [String],
    files: [String]
  ) {
    desk.files["/app/.viva.json"] = Array("{\"lint\":{\"exclude\":[\"\(pattern)\"]}}".utf8)
    #expect(linted(words) == files)
  }

  @Test(arguments: [["/app", "/app/Sub"], ["/app/Sub", "/app"]])
  func `of operands that overlap the deepest counts, whatever their order`(paths: [String]) throws {
    for (folder, target) in [("/app", "iOS16"), ("/app/Sub", "iOS15")] {
      desk.files["\(folder)/.viva.json"] = Array(
        "{\"lint\": {\"deploymentTarget\": \"\(target)\"}}".utf8
      )
    }
    _ = desk.run(["lint"] + paths, reading: ScriptedLines([]))
    let job = try #require(linter.jobs.last)
    let targets = job.files.map { "\($0.path) \(job.groups[$0.group].deploymentTarget)" }
    #expect(
      targets.sorted() == [
        "/app/A.swift iOS16", "/app/Gen/D.swift iOS16", "/app/Sub/B.swift iOS15",
        "/app/Sub/Deep/C.swift iOS15", "/app/Sub/Gen/E.swift iOS15",
      ]
    )
  }

  @Test func `where all is left out the call says so`() {
    let run = desk.run("lint", "/app/Sub", "--exclude", "*.swift")
    #expect(
      run.talk
        == "viva: no Swift file in '/app/Sub' that is not left out; see --exclude, and 'exclude' in .viva.json\n"
    )
    #expect(run.status == 3)
  }

  @Test(arguments: ["[a", "../Sub", "!"])
  func `a pattern that can leave out nothing is refused`(pattern: String) throws {
    let run = desk.run("lint", "/app", "--exclude", pattern)
    let reason = try #require(ExcludePattern.reasonToRefuse(pattern))
    #expect(run.talk.contains("a pattern that can stand for a path (\(reason))"))
    #expect(run.status == 2)
    #expect(linter.jobs.isEmpty)
  }

  @Test func `a folder and a file that cannot be read cost the status and not the run`() {
    desk.files.add(.init(in: "list", at: "/app/Sub", .denied("/app/Sub")))
    desk.files.add(.init(in: "read", at: "/app/A.swift", .denied("/app/A.swift")))
    let run = desk.run("lint", "/app")
    #expect(
      run.talk == """
        viva: '/app/Sub' may not be used by this account; check its owner and permissions
        viva: '/app/A.swift' may not be used by this account; check its owner and permissions
        1 file: nothing found; 2 places could not be read

        """
    )
    #expect(run.status == 3)
  }

  @Test func `what went away since its folder was read is passed over or told`() {
    desk.files.add(.init(in: "status", at: "/app/Sub/B.swift", .missing("/app/Sub/B.swift")))
    let run = desk.run("lint", "/app/Sub")
    #expect(run.talk.hasPrefix("viva: there is no '/app/Sub/B.swift'"))
    #expect(run.talk.hasSuffix("2 files: nothing found; 1 place could not be read\n"))
    #expect(run.status == 3)
  }
}
