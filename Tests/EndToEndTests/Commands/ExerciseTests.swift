import Effects
import Testing

/// Exercises in real folders.
struct ExerciseTests {
  static let good = """
    import SwiftUI
    struct Row: View {
      @State private var count = 0
      var body: some View { Text("\\(count)") }
    }

    """
  static let bad = good.replacing("private ", with: "").replacing("= 0", with: "= 1")

  @Test func `an exercise from its list to its verdict`() throws {
    let home = try Home("kinds")
    var runs = [
      try home.run("exercise", "list"),
      try home.run("exercise", "start", "repair"),
      try home.run("exercise", "start", "repair"),
      try home.run("exercise", "show", "repair"),
      try home.run("exercise", "hint", "repair"),
      try home.run("grade", "repair", "--exercise", "repair"),
    ]
    try home.write("repair/Row.swift", Self.bad)
    runs.append(try home.run("exercise", "watch", input: "q\n"))
    runs.append(try home.run("exercise", "reset", "repair"))
    runs.append(
      try home.shell("find repair -type f | sort; stat -c '%a %n' repair repair/Row.swift")
    )
    runs.append(try home.run("exercise", "solution", "repair"))
    try home.write("repair/Row.swift", Self.good)
    runs.append(try home.run("grade", "repair", "--exercise", "repair"))
    runs.append(try home.run("exercise", "list"))
    // How long a judgement takes differs from run to run.
    let text = runs.transcript.replacing(#/ +\d+ ms/#, with: "  N ms")
    try expectGolden("grading/exercise.txt", text)
  }

  @Test(arguments: [
    "ln -s elsewhere repair", "ln -s nowhere repair", "echo mine > repair",
    "mkdir repair; ln -s ../elsewhere/Row.swift repair/Row.swift", "mkdir repair; mkfifo repair/x",
  ])
  func `start goes through no link and over nothing`(script: String) throws {
    let home = try Home("kinds")
    _ = try home.shell("mkdir elsewhere; echo kept > elsewhere/Row.swift; \(script)")
    let before = try home.shell("find repair elsewhere | sort; cat elsewhere/Row.swift").output
    let run = try home.run("exercise", "start", "repair")
    #expect(run.status == 3, "\(run.transcript)")
    #expect(
      try home.shell("find repair elsewhere | sort; cat elsewhere/Row.swift").output == before
    )
    let forced = try home.run("exercise", "start", "repair", "--force")
    #expect(try home.shell("cat elsewhere/Row.swift").output == "kept\n", "\(forced.transcript)")
  }

  @Test func `reset moves a link aside and what it leads to stays`() throws {
    let home = try Home("kinds")
    try home.run("exercise", "start", "repair")
    _ = try home.shell(
      "mkdir far; mv repair/Row.swift far/; ln -s ../far/Row.swift repair/Row.swift; ln -s ../far repair/more"
    )
    let run = try home.run("exercise", "reset", "repair")
    #expect(run.status == 0, "\(run.transcript)")
    let found = try home.shell("ls far; ls repair; readlink repair/.kept/*/Row.swift").output
    #expect(found == "Row.swift\nREADME.md\nRow.swift\nmore\n../far/Row.swift\n")
  }

  @Test(arguments: [("022", "755 644"), ("077", "755 644")])
  func `what is made may be read as the folder above may`(mask: String, modes: String) throws {
    let home = try Home("kinds")
    _ = try home.shell("chmod 777 .; umask \(mask); viva exercise start repair")
    let found = try home.shell("echo $(stat -c %a repair repair/Row.swift)").output
    #expect(found == modes + "\n")
  }

  @Test func `a bank whose starter would leave its folder has no such exercise`() throws {
    var home = try Home("kinds")
    let text = try Fixture.text("kinds.md")
    for name in ["../evil.swift", "..", "/tmp/evil.swift", "a/b.swift", ".hidden.swift"] {
      try home.write("evil/bank.md", text.replacing("```swift Row.swift", with: "```swift \(name)"))
      home.content = ["evil"]
      let run = try home.run("exercise", "start", "repair")
      #expect(run.status == 2, "\(name): \(run.transcript)")
    }
    #expect(try home.shell("find . -name '*.swift'").output == "")
  }

  private static let canMount: Bool = {
    let command = ProcessCommand(
      "/usr/bin/unshare",
      ["-r", "-m", "/bin/sh", "-c", "mount -t tmpfs -o size=16k none /mnt"],
      environment: ["PATH": "/usr/sbin:/usr/bin:/sbin:/bin"]
    )
    let result = try? LiveProcesses().run(ProcessRequest(command, outputLimit: 1000, timeout: 5000))
    return result?.end == .exited(0)
  }()

  @Test(.enabled(if: canMount, "skipped: this account may mount nothing"))
  func `on a full or a read-only disk nothing is begun by halves`() throws {
    let home = try Home("kinds")
    let script = """
      mkdir -p small; mount -t tmpfs -o size=8k none small; cd small
      head -c 4096 /dev/zero > filler
      viva exercise start repair; echo "full $?"; ls -A
      rm filler; cd ..; umount small; mount -t tmpfs -o size=1m none small; cd small
      viva exercise start repair >/dev/null 2>&1; echo mine > repair/Row.swift
      mount -o remount,ro .; viva exercise reset repair; echo "read-only $?"
      cat repair/Row.swift; cd ..
      """
    let globals = home.globals.map { $0 == "banks" ? home.path("banks") : $0 }
    try home.write(
      "full.sh",
      "viva() { \"$VIVA\" \(globals.joined(separator: " ")) \"$@\"; }\n" + script
    )
    let run = try home.shell("unshare -r -m bash full.sh")
    #expect(run.output == "full 4\nfiller\nread-only 4\nmine\n", "\(run.transcript)")
    #expect(run.errors.contains("there is no room"), "\(run.transcript)")
    #expect(run.errors.contains("read-only file system"), "\(run.transcript)")
  }
}
