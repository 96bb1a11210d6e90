import Effects
import Glibc
import Testing

/// `viva exercise watch` with a real folder, a real terminal and real editors' ways to save.
struct WatchTests {
  private static let keys = "q leave\r\n"

  private func home() throws -> Home {
    var home = try Home.used("kinds")
    home.variables["TERM"] = "dumb"
    try home.run("exercise", "start", "repair")
    try home.write("good.txt", ExerciseTests.good)
    try home.write("bad.txt", ExerciseTests.bad)
    return home
  }

  /// The modes of a terminal as this program is given one; that of a watch may be changed already.
  private func usualModes(_ home: Home) throws -> [UInt32] {
    let talk = try Dialogue(home.command(["due"]), over: .terminal)
    try talk.wait()
    return talk.modes
  }

  private func watching(_ home: Home, over means: Dialogue.Means = .terminal) throws -> Dialogue {
    let talk = try Dialogue(home.command(["exercise", "watch", "repair"]), over: means)
    if case .terminal = means { try talk.hear(Self.keys) }
    return talk
  }

  @Test(arguments: [
    // vi, with a backup by renaming; editors that write anew and rename; in place; Emacs; deleted.
    "mv repair/Row.swift repair/Row.swift~; cat good.txt > repair/Row.swift; rm repair/Row.swift~",
    "cp good.txt repair/.Row.tmp; mv repair/.Row.tmp repair/Row.swift",
    "cat good.txt > repair/Row.swift",
    "touch repair/4913; rm repair/4913; cp good.txt repair/Row.swift",
    "rm repair/Row.swift; cp good.txt repair/Row.swift",
    "rm repair/Row.swift; ln good.txt repair/Row.swift",
    "rm repair/Row.swift; ln -s ../good.txt repair/Row.swift",
    "mkdir -p repair/a/b; rm repair/Row.swift; cp good.txt repair/a/b/Row.swift",
    "rm -r repair; mkdir repair; cp good.txt repair/Row.swift",
  ])
  func `however an editor saves, the verdict comes`(script: String) throws {
    let home = try home()
    let talk = try watching(home)
    _ = try home.shell(script)
    try talk.hear("Passed: 'Keep the state private'")
    try talk.hear(Self.keys)
    talk.send("q")
    #expect(try talk.wait() == .exited(0))
    #expect(try home.records().count == 1)
  }

  @Test func `each save is judged while the watch goes on, and one verdict is recorded`() throws {
    let home = try home()
    let talk = try watching(home)
    for _ in 0..<3 {
      _ = try home.shell("cat bad.txt > repair/Row.swift")
      try talk.hear("fails at lint")
      try talk.hear(Self.keys)
      _ = try home.shell("cat good.txt > repair/Row.swift")
      try talk.hear("Passed:")
      try talk.hear(Self.keys)
    }
    talk.send("q")
    #expect(try talk.wait() == .exited(0))
    #expect(try home.records().count == 1)
  }

  @Test(arguments: ["q", "\u{4}"])
  func `keys count without Enter, and the terminal is left as it was`(end: String) throws {
    let home = try home()
    let before = try usualModes(home)
    let talk = try Dialogue(home.command(["exercise", "watch", "repair"]), over: .terminal)
    try talk.hear(Self.keys)
    #expect(talk.modes != before)
    talk.send("\u{1b}[A\u{1b}OPh")
    try talk.hear("this exercise has no hint")
    talk.send("s")
    try talk.hear("y shows it")
    talk.send("n")
    try talk.hear("the solution stays hidden")
    talk.send("r")
    try talk.hear("this is still the starter")
    talk.send(end)
    #expect(try talk.wait() == .exited(0))
    #expect(talk.modes == before)
    #expect(try home.records() == [])
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `a signal leaves by that signal, with the terminal as it was and the verdict kept`(
    number: Int32
  ) throws {
    let home = try home()
    let before = try usualModes(home)
    let talk = try Dialogue(home.command(["exercise", "watch", "repair"]), over: .terminal)
    try talk.hear(Self.keys)
    _ = try home.shell("cat bad.txt > repair/Row.swift")
    try talk.hear("fails at lint")
    try talk.hear(Self.keys)
    if number == SIGINT { talk.send("\u{3}") } else { talk.signal(number) }
    #expect(try talk.wait() == .signalled(number))
    #expect(talk.modes == before)
    #expect(try home.records().count == 1)
  }

  @Test func `a second Ctrl-C at once does not leave the terminal behind`() throws {
    let home = try home()
    let before = try usualModes(home)
    let talk = try Dialogue(home.command(["exercise", "watch", "repair"]), over: .terminal)
    try talk.hear(Self.keys)
    _ = try home.shell("cat bad.txt > repair/Row.swift")
    talk.send("\u{3}\u{3}\u{3}")
    #expect(try talk.wait() == .signalled(SIGINT))
    #expect(talk.modes == before)
  }

  @Test func `Ctrl-Z stops it with the terminal as it was, and fg goes on`() throws {
    let home = try home()
    let words = home.globals.map { "'\($0)'" }.joined(separator: " ")
    let shell = ProcessCommand(
      "/bin/bash",
      ["--norc", "--noprofile", "--noediting", "-i"],
      environment: home.variables.merging(["PS1": "ready> "]) { $1 },
      folder: home.path(".")
    )
    let talk = try Dialogue(shell, over: .terminal)
    try talk.hear("ready> ")
    let before = talk.modes
    talk.send("\"$VIVA\" \(words) exercise watch repair\r")
    try talk.hear(Self.keys)
    #expect(talk.modes != before)
    talk.send("\u{1a}")
    try talk.hear("Stopped")
    try talk.hear("ready> ")
    #expect(talk.modes == before)
    _ = try home.shell("cat good.txt > repair/Row.swift")
    talk.send("fg\r")
    try talk.hear("Passed:")
    talk.send("q")
    try talk.hear("ready> ")
    #expect(talk.modes == before)
    talk.send("exit\r")
    #expect(try talk.wait() == .exited(0))
  }

  @Test func `at the program's own prompt the watch is left for the prompt`() throws {
    let home = try home()
    let talk = try Dialogue.prompt(of: home)
    for end in ["q", "\u{3}", "\u{4}"] {
      talk.send("exercise watch repair\r")
      try talk.hear(Self.keys)
      talk.send(end)
      try talk.hear("viva> ")
    }
    talk.send("due\r")
    try talk.hear("viva> ")
    talk.send("\u{4}")
    #expect(try talk.wait() == .exited(0))
  }

  @Test func `over pipes a line is a key, and lines after the watch are commands`() throws {
    let home = try home()
    let run = try home.run([], input: "exercise watch repair\nr\nq\ndue\n")
    #expect(run.status == 0, "\(run.transcript)")
    #expect(run.errors.ranges(of: "this is still the starter").count == 2)
    #expect(run.output.contains("due"))
    let talk = try watching(home, over: .pipes)
    _ = try home.shell("cat good.txt > repair/Row.swift")
    try talk.hear("Passed:")
    talk.send("quit\n")
    #expect(try talk.wait() == .exited(0))
  }

  @Test(arguments: [
    ("mkfifo repair/Row.swift", "is no regular file"),
    ("ln -s /dev/zero repair/Row.swift", "is no regular file"),
    ("mkdir repair/Row.swift", "there is no Swift file in 'repair'"),
    ("ln -s nowhere repair/Row.swift", "leads nowhere"),
    ("ln -s Row.swift repair/Row.swift", "Row.swift"),
    ("truncate -s 8G repair/Row.swift", "is larger than 1 MiB"),
    ("head -c 5000 /dev/urandom > repair/Row.swift", "is no Swift source"),
    ("mkfifo repair/More.swift; cp bad.txt repair/Row.swift", "is no regular file"),
  ])
  func `what is no code of a learner's is told, and the watch goes on`(
    script: String,
    words: String
  ) throws {
    let home = try home()
    let talk = try watching(home)
    _ = try home.shell("rm -f repair/Row.swift; \(script)")
    try talk.hear(words)
    _ = try home.shell("rm -rf repair/*.swift; cp good.txt repair/Row.swift")
    try talk.hear("Passed:")
    talk.send("q")
    #expect(try talk.wait() == .exited(0))
  }

  @Test func `two watches of one folder both tell, and keep one review`() throws {
    let home = try home()
    let talks = [try watching(home), try watching(home)]
    _ = try home.shell("cat good.txt > repair/Row.swift")
    for talk in talks {
      try talk.hear("Passed:")
      try talk.hear(Self.keys)
      talk.send("q")
      #expect(try talk.wait() == .exited(0))
    }
    let kinds = try home.records().map { $0.contains("\"k\":\"review\"") }
    #expect(kinds.count == 2)
    #expect(kinds.contains(true))
  }

  private static let canLimit: Bool = {
    let script = "echo 0 > /proc/sys/user/max_inotify_instances"
    let command = ProcessCommand(
      "/usr/bin/unshare",
      ["-r", "/bin/sh", "-c", script],
      environment: ["PATH": "/usr/bin:/bin"]
    )
    let result = try? LiveProcesses().run(ProcessRequest(command, outputLimit: 1000, timeout: 5000))
    return result?.end == .exited(0)
  }()

  @Test(.enabled(if: canLimit, "skipped: this account may set no limits"))
  func `where the system lets nobody watch any more, the folder is looked at`() throws {
    let home = try home()
    let words = home.globals.map { "'\($0)'" }.joined(separator: " ")
    let script = """
      echo 0 > /proc/sys/user/max_inotify_instances
      exec "$VIVA" \(words) exercise watch repair
      """
    let command = ProcessCommand(
      "/usr/bin/unshare",
      ["-r", "/bin/sh", "-c", script],
      environment: home.variables,
      folder: home.path(".")
    )
    let talk = try Dialogue(command, over: .terminal)
    try talk.hear("every second")
    try talk.hear(Self.keys)
    _ = try home.shell("cat good.txt > repair/Row.swift")
    try talk.hear("Passed:")
    talk.send("q")
    #expect(try talk.wait() == .exited(0))
  }
}
