import Effects
import TestSupport
import Testing

/// A home in which a scene is played again and again.
struct Stage {
  let scene: Scene
  let home: Home
  /// All calls of the scene when nothing is spoiled.
  let allCalls: [Strace.Call]
  /// Those that have to do with the data folder.
  let calls: [Strace.Call]
  /// The scene when nothing is spoiled.
  private let quiet: Run
  /// The records that no disturbance may cost.
  private let records: Set<String>

  /// Prepares the data folder, and plays the scene once to see its calls.
  init(_ scene: Scene) throws {
    self.scene = scene
    var home = try Home("many")
    home.now = Scene.now
    self.home = home
    let made = try home.shell(
      "mkdir -p \(Scene.data); rmdir \(Scene.data); \(scene.preparation)\nmv .local template"
    )
    try #require(made.status == 0, "\(made.errors)")
    let kept = try home.shell(
      "cat template/share/viva/log/*/* template/share/viva/backups/*/log/*/* 2>/dev/null || true"
    )
    records = Set(kept.output.split(separator: "\n").map(String.init)).filter { $0.hasPrefix("{") }
    try Self.restore(home)
    let folder = home.path(".local")
    // The working folder, which stands in every call that takes a path, is another matter.
    let working = "AT_FDCWD<\(home.folder.path)>"
    (allCalls, quiet) = try Strace(home).calls(scene.words, input: scene.input)
    calls = allCalls.filter { call in
      let text = call.text.split(separator: working).joined()
      return (text.contains(folder) || text.contains("<\(home.folder.path)>"))
        && (scene.focus.isEmpty || text.contains(scene.focus))
    }
  }

  private static func restore(_ home: Home) throws {
    _ = try home.shell("rm -rf .local; cp -a template .local")
  }

  /// Plays the scene with a call spoiled, and checks that nothing is lost and all goes on.
  func play(spoiling call: Strace.Call, by fault: Strace.Fault) throws {
    try Self.restore(home)
    let before = try lines().count
    let run = try Strace(home).run(scene.words, input: scene.input, spoiling: call, by: fault)
    let what: Comment = "\(fault) at \(call)\n\(run.transcript)"
    if case .kill = fault {
      #expect(run.end == .signalled(9), what)
    } else {
      #expect([0, 3, 4].contains(run.status), what)
    }
    // A signal that came between is no failure: nobody is told of it.
    if case .error("EINTR") = fault {
      #expect(run.status == quiet.status && run.errors == quiet.errors, what)
    }
    let acknowledged = run.output.ranges(of: ": comes back in ").count
    if scene.recovery.isEmpty {
      #expect(try lines().count >= before + acknowledged, what)
      // Where all writes fail the status alone can tell.
      #expect(acknowledged == 2 || run.status != 0, what)
    }
    for words in scene.recovery { _ = try home.run(words) }
    try goOn(what)
  }

  /// The lines of the log.
  private func lines() throws -> [String] { try home.records() }

  private func goOn(_ what: Comment) throws {
    let before = try lines().count
    let next = try home.run("drill", "--cram", "--limit", "1", input: "\n4\n")
    #expect(next.status == 0, "\(what)\n\(next.transcript)")
    let list = try home.run("list", "--json")
    #expect(list.errors == "", "\(what)\n\(list.transcript)")
    _ = try home.shell("rm \(Scene.data)/progress.json")
    let anew = try home.run("list", "--json")
    #expect(anew.errors == "", "\(what)\n\(anew.transcript)")
    #expect(anew.output == list.output, what)
    let log = try lines()
    // A record that was cut short is set aside before the next is written.
    #expect(log.count >= before && log.allSatisfy { $0.hasSuffix("\"}") || $0 == "" }, what)
    // What was set aside may end without a line feed.
    let quarantine = try home.shell(
      "for file in \(Scene.data)/quarantine/*; do cat \"$file\" 2>/dev/null; echo; done"
    )
    let kept = Set(log).union(quarantine.output.split(separator: "\n").map(String.init))
    #expect(records.subtracting(kept) == [], what)
  }
}
