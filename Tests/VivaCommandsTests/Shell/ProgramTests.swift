import Core
import Effects
import Terminal
import Testing
import TestSupport
import VivaCommands

/// What concerns every command.
@MainActor
struct ProgramTests {
  @Test func `moved away from its banks the program says where it looked and what to do`() {
    var desk = Desk()
    desk.variables["VIVA_CONTENT"] = nil
    let run = desk.run("drill")
    #expect(
      run.talk == """
        viva: the banks that come with viva are not beside '/opt/viva/bin/viva': looked for \
        'share/viva/Content' and 'Content' in the folders above it; move the program back, or \
        name banks with --content PATH

        """
    )
    #expect(run.output == "")
    #expect(run.status == 4)
  }

  @Test func `banks are found below the program's prefix and in its checkout`() {
    for place in ["/opt/viva/share/viva/Content/b.md", "/opt/viva/Content/b.md"] {
      var desk = Desk([place: Desk.bank, "/opt/viva/Package.swift": ""])
      desk.variables["VIVA_CONTENT"] = nil
      #expect(desk.run("due").output == "0 due, 3 new, about 1 minute\n")
    }
  }

  @Test func `the word shipped adds the banks that come with the program`() {
    let desk = Desk([
      "/banks/small.md": Desk.bank,
      "/opt/viva/share/viva/Content/own.md":
        "# Own\n<!-- bank: own; level: mid -->\n\n## Q?\n\nA.\n",
    ])
    let run = desk.run("__complete", "banks", "")
    let both = desk.run("--content", "shipped", "--content", "/banks", "__complete", "banks", "")
    #expect(run.output == "small\n")
    #expect(both.output == "own\nsmall\n")
  }

  @Test func `without a home the program says what to set, unless it only helps`() {
    var desk = Desk()
    desk.variables["HOME"] = "relative"
    #expect(desk.run("due").status == 4)
    #expect(desk.run("drill", "--help").status == 0)
    #expect(desk.run("--version").output == "viva 0.1.0\n")
  }

  @Test func `a bad setting in the file is told by every command but those that only help`() {
    let desk = Desk()
    desk.files["/home/ada/.config/viva/config.json"] = Array(#"{"rollover":99}"#.utf8)
    let run = desk.run("due")
    #expect(
      run.talk == """
        viva: /home/ada/.config/viva/config.json: '99' is no value for 'rollover': it takes a \
        whole number from 0 to 23

        """
    )
    #expect(run.status == 3)
    #expect(desk.run("due", "-h").status == 0)
  }

  @Test func `errors in a bank are told once, and what can be used is used`() {
    let broken = "# Broken\n<!-- bank: broken; level: mid -->\n\n## No answer?\n<!-- id: none -->\n"
    let desk = Desk(["/banks/broken.md": broken, "/banks/small.md": Desk.bank])
    let run = desk.run("due")
    #expect(run.output == "0 due, 3 new, about 1 minute\n")
    #expect(run.talk == "1 error in the banks; 'viva check' shows what is left out\n")
    #expect(desk.run("--quiet", "due").talk == "")
    let lines = ScriptedLines(["due", "list", "due"].map(LineInput.line), isInteractive: true)
    #expect(desk.run([], reading: lines).talk.ranges(of: "1 error in the banks").count == 1)
  }

  @Test(arguments: [
    ("/missing", "there is no '/missing'; check the spelling and the working folder"),
    ("/notes.md", "'/notes.md' is no bank"),
  ])
  func `a path named for banks that is none ends the run`(path: String, reason: String) {
    let desk = Desk(["/banks/small.md": Desk.bank, "/notes.md": "# Notes\n"])
    for command in ["due", "drill", "list", "report"] {
      let run = desk.run("--content", "/banks", "--content", path, command)
      #expect(run.status == 3, "\(command)")
      #expect(run.output == "", "\(command)")
      #expect(run.talk.hasPrefix("viva: \(reason)"), "\(command)")
    }
  }

  @Test func `variables set what options set, and options come first`() {
    var desk = Desk()
    desk.variables["VIVA_NOW"] = "2026-12-20T10:00:00Z"
    desk.run("config", "interview", "2026-12-21")
    #expect(desk.run("due").output.hasSuffix(" · the interview is tomorrow\n"))
    let flag = desk.run("--now", "2026-12-21T10:00:00Z", "due")
    #expect(flag.output.hasSuffix(" · the interview is today\n"))
    desk.variables["VIVA_QUIET"] = "1"
    #expect(desk.run("list").talk == "")
    desk.variables["VIVA_QUIET"] = "0"
    #expect(desk.run("list").talk == "3 items\n")
  }

  @Test(arguments: [
    ("VIVA_NOW", "noon", "'noon' is no value for 'now': it takes a time with an offset"),
    ("VIVA_SEED", "-1", "'-1' is no value for 'seed': it takes a whole number"),
  ])
  func `a variable that makes no sense is told`(name: String, text: String, problem: String) {
    var desk = Desk()
    desk.variables[name] = text
    let run = desk.run("due")
    #expect(run.talk.hasPrefix("viva: \(name): \(problem)\n"))
    #expect(run.status == 2)
  }

  @Test(arguments: ["1899-12-31T23:59:59Z", "2901-01-01T00:00:00Z", "9999-12-01T00:00:00Z"])
  func `a time that no interval fits into is refused`(now: String) {
    let run = Desk().run("--now", now, "due")
    #expect(run.talk.contains("is no time to learn in: it must be between the years 1900 and 2900"))
    #expect(run.status == 2)
  }

  @Test func `a relative data folder is for one run only`() {
    var desk = Desk()
    #expect(desk.run("--data", "here", "due").status == 0)
    desk.variables["VIVA_DATA"] = "here"
    let run = desk.run("due")
    #expect(
      run.talk.hasPrefix(
        "viva: VIVA_DATA: 'here' is no value for 'data': it takes an absolute path\n"
      )
    )
    #expect(run.status == 2)
  }

  @Test func `where nothing is left to load the reason is told`() {
    let desk = Desk(["/banks/only.md": "# Only\n<!-- bank: only; level: mid -->\n\n## Q?\0\n"])
    let run = desk.run("drill")
    #expect(run.status == 3)
    #expect(run.talk.hasPrefix("/banks/only.md:4:6: error: "))
    #expect(run.talk.contains("viva: no item in '/banks'"))
  }

  @Test func `a damaged log is told once and the rest of it counts`() {
    let desk = Desk()
    desk.run("drill", "--limit", "2", lines: ["", "4", "", "4"])
    guard let log = desk.files.paths.first(where: { $0.hasSuffix(".jsonl") }),
      let bytes = desk.files[log]
    else { return #expect(Bool(false), "no log was written") }
    desk.files[log] = Array("garbage\n".utf8) + bytes
    for path in desk.files.paths where path.hasSuffix("progress.json") { desk.files[path] = nil }
    let run = desk.run("due")
    #expect(run.output == "0 due, 1 new, about 1 minute\n")
    #expect(run.talk.hasPrefix("warning: "))
    #expect(run.talk.contains("'viva doctor --repair' sets it aside"))
    #expect(run.status == 0)
  }
}
