import Effects
import Glibc
import StrictJSON
import Testing

/// `viva lint` on a real file system, with the real helper.
struct LintTests {
  private static func view(_ name: String) -> String {
    """
    import SwiftUI

    struct \(name): View {
      @State var count = 0
      var body: some View { Button("\\(count)") { count += 1 } }
    }

    """
  }

  /// Where something was found and how bad it is, as `A.swift error`.
  private func found(_ run: Run) throws -> [String] {
    let json = try JSONValue(parsing: Array(run.output.utf8))
    return try #require(json["findings"]?.array).map {
      "\($0["file"]?.string ?? "") \($0["severity"]?.string ?? "")"
    }
  }

  @Test func `each operand follows its own settings in one run`() throws {
    let home = try Home()
    try home.write("A/V.swift", Self.view("V"))
    try home.write("B/Deep/W.swift", Self.view("W"))
    try home.write("B/Gen/X.swift", Self.view("X"))
    try home.write(".viva.json", #"{"lint": {"rules": {"state_not_private": "note"}}}"#)
    try home.write(
      "B/.viva.json",
      #"{"lint": {"rules": {"state_not_private": "error"}, "exclude": ["Gen/"]}}"#
    )
    let run = try home.run("lint", "A", "B/Deep", "B", "--format", "json")
    #expect(try found(run) == ["A/V.swift note", "B/Deep/W.swift error"])
    #expect(run.status == 1)
    let all = try home.run("lint", ".", "--format", "json")
    #expect(try found(all).allSatisfy { $0.hasSuffix(" note") })
    #expect(all.status == 0)
    let named = try home.run("lint", "B/Gen", "--format", "json")
    #expect(try found(named) == ["B/Gen/X.swift error"])
  }

  @Test func `a threshold changes what is found`() throws {
    let home = try Home()
    let flags = "@Observable final class M {\n  var isLoading = false, hasError = false\n}\n"
    try home.write("M.swift", flags)
    let words = ["lint", "M.swift", "--format", "json", "--rule", "status_flags"]
    #expect(try found(home.run(words)) == ["M.swift warning"])
    try home.write(".viva.json", #"{"lint": {"thresholds": {"status_flags": {"flags": 3}}}}"#)
    #expect(try found(home.run(words)) == [])
    try home.write(
      ".config/viva/config.json",
      #"{"lint": {"rules": {"status_flags": "error"}, "thresholds": {"status_flags": {"flags": 2}}}}"#
    )
    #expect(try found(home.run(words)) == [])
    try home.write(".viva.json", #"{"lint": {}}"#)
    #expect(try found(home.run(words)) == ["M.swift error"])
    #expect(try home.run("config").errors == "")
  }

  @Test(arguments: [
    ("ln -s nowhere .viva.json", "'.viva.json' is a link that leads nowhere"),
    ("ln -s .viva.json .viva.json", "'.viva.json' could not be used: too many levels"),
    ("mkdir .viva.json", "'.viva.json' is a folder"),
    ("mkfifo .viva.json", "'.viva.json' is no regular file"),
    ("head -c 2000000 /dev/zero >.viva.json", "'.viva.json' is larger than 1 MiB"),
    ("printf '{\"lint\":{\"a\":1}}' >.viva.json", ".viva.json:1:10: there is no key 'a'"),
    ("printf '\\377' >.viva.json", ".viva.json:1:1: "),
  ])
  func `settings that cannot be read are told`(script: String, words: String) throws {
    let home = try Home()
    try home.write("A.swift", Self.view("V"))
    let run = try home.shell(script + "\nviva lint A.swift")
    #expect(run.errors.hasPrefix("viva: \(words)"), "\(run.errors)")
    #expect(run.output == "")
    #expect(run.status == 3)
  }

  @Test func `links, pipes, devices and odd names are told while the rest is linted`() throws {
    let home = try Home()
    try home.write("src/A.swift", Self.view("V"))
    try home.write("src/Sub/B.swift", Self.view("W"))
    try home.write("other/C.swift", Self.view("X"))
    let run = try home.shell(
      """
      cd src
      ln -s . loop; ln -s .. up; ln -s me me; ln -s A.swift Z.swift; ln -s nowhere D.swift
      ln -s nowhere notes.txt; mkfifo P.swift pipe; ln -s /dev/zero E.swift
      printf x >$'caf\\xe9.swift'; printf x >$'t\\xe9.txt'; mkdir $'d\\xe9r'
      cd ..; viva lint src --format json
      """
    )
    // The link to the folder above leads to the other one; what was seen is not seen again.
    #expect(
      try found(run) == [
        "src/A.swift warning", "src/Sub/B.swift warning", "src/up/other/C.swift warning",
      ]
    )
    #expect(
      run.errors == """
        viva: 'src/D.swift' is a link that leads nowhere; remove it, or put a file there
        viva: 'src/E.swift' is no regular file; only regular files are read
        viva: 'src/P.swift' is no regular file; only regular files are read
        viva: 'src/caf\u{fffd}.swift' has a name that is not UTF-8; rename it
        viva: 'src/d\u{fffd}r' has a name that is not UTF-8; rename it
        viva: 'src/me' could not be used: too many levels of symbolic links (error 40)

        """
    )
    #expect(run.status == 3)
  }

  @Test func `an unknown rule is a wrong call, with the nearest`() throws {
    let home = try Home()
    try home.write("A.swift", Self.view("V"))
    for option in ["--rule", "--enable"] {
      let run = try home.run("lint", "A.swift", option, "state_not_privat")
      #expect(
        run.errors
          == "viva: there is no rule 'state_not_privat'; did you mean 'state_not_private'?\n"
      )
      #expect(run.status == 2)
    }
  }

  @Test func `a pattern from the root of the disk is told from one of the folder`() throws {
    let home = try Home()
    try home.write("A.swift", Self.view("V"))
    try home.write("Gen/B.swift", Self.view("W"))
    let patterns = [
      (home.path("Gen"), "~/Gen"), ("!" + home.path("Gen/"), "!~/Gen/"),
      ("/etc/passwd", "/etc/passwd"),
    ]
    for (pattern, shown) in patterns {
      let run = try home.run("lint", ".", "--exclude", pattern)
      #expect(
        run.errors == """
          viva: the pattern '\(shown)' is a path from the root; write what comes after \
          '~', of which patterns speak

          """
      )
      #expect(run.status == 3)
    }
    #expect(
      try found(home.run("lint", ".", "--exclude", "/Gen/B.swift", "--format", "json")).count == 1
    )
  }

  @Test func `help names the limits that the linter has`() throws {
    let home = try Home()
    let help = try home.run("help", "lint").output
    let limits = [
      (
        "more than 1,000,000 bytes", String(repeating: " ", count: 1_000_001), "larger than 1000000"
      ),
      ("brackets more than 64", String(repeating: "{", count: 65), "nested more than 64 deep"),
      ("8 that open directly", String(repeating: "[", count: 9), "more than 8 brackets"),
      ("200 times the same", String(repeating: "try ", count: 202), "more than 200 times"),
      (
        "1,000 interpolations", "let a = \"\(String(repeating: "\\(a)", count: 1001))\"",
        "more than 1000 interpolations"
      ),
    ]
    for (words, text, message) in limits {
      try home.write("A.swift", text)
      #expect(help.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains(words))
      #expect(try home.run("lint", "A.swift").output.contains(message))
    }
  }

  @Test func `an example says what it takes for granted`() throws {
    let run = try Home().run("rules", "legacy_observable_object")
    #expect(run.output.contains("// with --deployment-target iOS16"))
  }

  @Test func `an opt-in rule runs where it is asked for`() throws {
    let home = try Home()
    try home.write(
      "A.swift",
      "@MainActor @Observable final class M {}\nstruct V: View {\n  @State private var m = M()\n"
        + "  var body: some View { Text(\"\") }\n}\n"
    )
    let words = ["lint", "A.swift", "--format", "json"]
    let rule = "undocumented_ownership"
    #expect(try found(home.run(words)) == [])
    #expect(try found(home.run(words + ["--rule", rule])) == ["A.swift note"])
    #expect(try found(home.run(words + ["--enable", rule])) == ["A.swift note"])
    try home.write(".viva.json", #"{"lint": {"enable": ["undocumented_ownership"]}}"#)
    #expect(try found(home.run(words)) == ["A.swift note"])
    try home.write(".viva.json", #"{"lint": {"rules": {"undocumented_ownership": "error"}}}"#)
    #expect(try found(home.run(words)) == ["A.swift error"])
  }

  /// Files enough to keep the linter busy for a good while.
  private func longRun() throws -> Home {
    var home = try Home()
    home.variables["TERM"] = "xterm"
    let views = (0..<60).map { Self.view("V\($0)") }.joined()
    for number in 0..<400 { try home.write("src/F\(number).swift", views) }
    return home
  }

  @Test func `Ctrl-C in a long run ends it by that signal and leaves no helper`() throws {
    let home = try longRun()
    let talk = try Dialogue(home.command(["lint", "src"]), over: .terminal)
    try talk.hear("\rparsed ")
    let helper = try #require(try children(of: talk.process).first)
    talk.send("\u{3}")
    #expect(try talk.wait() == .signalled(SIGINT))
    #expect(isGone(helper))
  }

  @Test func `a program that is killed takes its helper along`() throws {
    let home = try longRun()
    let talk = try Dialogue(home.command(["lint", "src"]), over: .terminal)
    try talk.hear("\rparsed ")
    let helper = try #require(try children(of: talk.process).first)
    talk.signal(SIGKILL)
    #expect(try talk.wait() == .signalled(SIGKILL))
    #expect(isGone(helper))
  }

  private func children(of process: pid_t) throws -> [pid_t] {
    let path = "/proc/\(process)/task/\(process)/children"
    let bytes = try LiveFiles().read(path, limit: 1 << 12)
    return String(decoding: bytes, as: UTF8.self).split(separator: " ").compactMap { pid_t($0) }
  }

  /// Waits for a process that is somebody else's child to end; a dead one that nobody has asked for
  /// yet counts as gone.
  private func isGone(_ process: pid_t) -> Bool {
    for _ in 0..<1000 {
      let bytes = try? LiveFiles().read("/proc/\(process)/stat", limit: 1 << 12)
      guard let bytes else { return true }
      if String(decoding: bytes, as: UTF8.self).contains(") Z ") { return true }
      _ = poll(nil, 0, 10)
    }
    return false
  }
}
