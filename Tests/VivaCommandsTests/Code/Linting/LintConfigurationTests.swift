import Core
import LinterProtocol
import Testing
import TestSupport

/// What `.viva.json`, the learner's settings and the call's options come to.
@MainActor
struct LintConfigurationTests {
  private static let project = "/app/.viva.json"
  private static let personal = "/home/ada/.config/viva/config.json"

  private nonisolated static let rules = ["status_flags", "open_setter", "undocumented", "syntax"]
    .map { id in
      RuleDescription(
        id: id,
        section: "A",
        severity: .warning,
        title: id,
        rationale: id,
        claims: [],
        isOptIn: id == "undocumented",
        thresholds: id == "status_flags"
          ? [
            Threshold("flags", 2, in: 2...9, "flags"),
            Threshold("beat", 1, in: 0.5...60, "seconds"),
          ] : [],
        passing: [],
        failing: []
      )
    }

  private let desk: Desk
  private let linter: ScriptedLinter

  init() {
    var desk = Desk([
      "/banks/small.md": Desk.bank, "/app/A.swift": "", "/app/Sub/B.swift": "", "/lib/C.swift": "",
    ])
    linter = ScriptedLinter(files: desk.files, rules: Self.rules)
    desk.processes = linter
    self.desk = desk
  }

  private func write(_ text: String, to path: String = LintConfigurationTests.project) {
    desk.files[path] = Array(text.utf8)
  }

  /// The settings of a run's only group.
  private func settings(_ words: String..., of path: String = "/app") throws -> LintSettings {
    let run = desk.run(["lint", path] + words, reading: ScriptedLines([]))
    try #require(run.status == 0, "\(run.talk)")
    let job = try #require(linter.jobs.last)
    return try #require(job.groups.count == 1 ? job.groups.first : nil)
  }

  @Test func `without a file the settings are the plain ones`() throws {
    #expect(try settings() == LintSettings())
  }

  @Test func `every key has its effect`() throws {
    write(
      """
      {"schema": 1, "lint": {
        "enable": ["undocumented"],
        "rules": {"status_flags": "error", "open_setter": "off"},
        "deploymentTarget": "ios 16.4, macOS13",
        "defaultIsolation": "MainActor",
        "thresholds": {"status_flags": {"flags": 3, "beat": 0.5}}
      }}
      """
    )
    #expect(
      try settings()
        == LintSettings(
          enabled: ["status_flags", "undocumented"],
          disabled: ["open_setter"],
          severities: ["status_flags": .error],
          thresholds: ["status_flags": ["flags": 3, "beat": 0.5]],
          deploymentTarget: "iOS16.4,macOS13",
          defaultIsolation: "MainActor"
        )
    )
  }

  @Test func `the project's file beats the learner's, rule by rule and key by key`() throws {
    write(
      """
      {"level": "mid", "lint": {
        "rules": {"status_flags": "note", "open_setter": "note"},
        "deploymentTarget": "iOS15", "defaultIsolation": "MainActor",
        "thresholds": {"status_flags": {"flags": 4, "beat": 2}}
      }}
      """,
      to: Self.personal
    )
    write(
      """
      {"lint": {"rules": {"open_setter": "off"}, "deploymentTarget": "iOS16",
        "thresholds": {"status_flags": {"flags": 5}}}}
      """
    )
    #expect(
      try settings()
        == LintSettings(
          enabled: ["status_flags"],
          disabled: ["open_setter"],
          severities: ["status_flags": .note],
          thresholds: ["status_flags": ["flags": 5, "beat": 2]],
          deploymentTarget: "iOS16",
          defaultIsolation: "MainActor"
        )
    )
    #expect(try settings(of: "/lib").deploymentTarget == "iOS15")
  }

  @Test func `options beat every file`() throws {
    write(
      """
      {"lint": {"rules": {"open_setter": "off", "status_flags": "error"},
        "deploymentTarget": "iOS15", "defaultIsolation": "MainActor"}}
      """
    )
    let asked = try settings(
      "--enable",
      "open_setter",
      "--deployment-target",
      "iOS18",
      "--default-isolation",
      "nonisolated"
    )
    #expect(asked.disabled == [])
    #expect(asked.enabled == ["open_setter", "status_flags"])
    #expect(asked.deploymentTarget == "iOS18")
    #expect(asked.defaultIsolation == nil)
    let several = try settings("--rule", "open_setter,status_flags", "--rule", "syntax")
    #expect(several.rules == ["open_setter", "status_flags", "syntax"])
    let only = try settings("--rule", "open_setter")
    #expect(only.rules == ["open_setter"])
    #expect(only.disabled == [])
  }

  @Test func `the nearest file above an operand counts, and each operand has its own`() throws {
    write("{\"lint\": {\"deploymentTarget\": \"iOS15\"}}", to: "/.viva.json")
    write("{\"lint\": {\"deploymentTarget\": \"iOS16\"}}")
    let run = desk.run("lint", "/app/A.swift", "/app/Sub", "/lib")
    #expect(run.status == 0)
    let job = try #require(linter.jobs.last)
    #expect(job.groups.map(\.deploymentTarget) == ["iOS16", "iOS15"])
    #expect(job.files.map(\.path) == ["/app/A.swift", "/app/Sub/B.swift", "/lib/C.swift"])
    #expect(job.files.map(\.group) == [0, 0, 1])
  }

  @Test func `a learner's file without a word on linting asks nobody anything`() throws {
    write("{\"level\": \"mid\"}", to: Self.personal)
    #expect(try settings() == LintSettings())
  }

  private nonisolated static let refused: [(String, String)] = [
    ("[]", "1:1: the file must be an object, not an array"),
    ("{\"lnt\": {}}", "1:2: there is no key 'lnt' here; did you mean 'lint'?"),
    ("{\"rules\": {}}", "1:2: there is no key 'rules' here; there is 'lint'"),
    ("{\"lint\": []}", "1:10: 'lint' must be an object, not an array"),
    ("{\"lint\": {}, \"lint\": {}}", "1:14: the key 'lint' stands twice in one object"),
    ("{\"lint\": {\n  \"x\": 1,\n}}", "3:1: a value, comma or bracket is out of place"),
    (
      "{\"lint\": {\"excludes\": []}}",
      "1:11: there is no key 'excludes' here; did you mean 'exclude'?"
    ),
    (
      "{\"lint\":\n {\"rules\": {\"status_flag\": \"off\"}}}",
      "2:13: there is no rule 'status_flag'; did you mean 'status_flags'?"
    ),
    (
      "{\"lint\": {\"rules\": {\"x\": \"off\"}}}",
      "1:21: there is no rule 'x'; 'viva rules' lists them"
    ),
    (
      "{\"lint\": {\"rules\": {\"open_setter\": \"wraning\"}}}",
      "1:36: 'open_setter' must be off, note, warning or error, not 'wraning'; did you mean 'warning'?"
    ),
    (
      "{\"lint\": {\"rules\": {\"open_setter\": false}}}",
      "1:36: 'open_setter' must be off, note, warning or error, not false"
    ),
    ("{\"lint\": {\"rules\": \"off\"}}", "1:20: 'rules' must be an object, not a text"),
    (
      "{\"lint\": {\"rules\": {\"syntax\": \"off\"}}}",
      "1:31: what does not parse cannot be judged, so 'syntax' is always an error"
    ),
    ("{\"lint\": {\"enable\": \"a\"}}", "1:21: 'enable' must be an array of texts, not a text"),
    (
      "{\"lint\": {\"enable\": [\"undocumented\", \"undocumentd\"]}}",
      "1:38: there is no rule 'undocumentd'; did you mean 'undocumented'?"
    ),
    (
      "{\"lint\": {\"enable\": [\"open_setter\"], \"rules\": {\"open_setter\": \"off\"}}}",
      "1:22: 'open_setter' is off in 'rules'; take it out of one of them"
    ),
    ("{\"lint\": {\"exclude\": [\"a\", 1]}}", "1:28: 'exclude' holds texts, not a number"),
    ("{\"lint\": {\"exclude\": [\"\"]}}", "1:23: 'exclude' holds texts, not an empty one"),
    (
      "{\"lint\": {\"exclude\": [\"a\", \"a//b\"]}}",
      "1:28: the pattern 'a//b' stands for nothing: there is no name between two '/'"
    ),
    (
      "\u{feff}{}",
      "1:1: the file begins with a byte order mark; save it as UTF-8 without one"
    ),
    ("{\0\"\0", "1:1: the file is UTF-16; save it as UTF-8 without a byte order mark"),
    (
      "{\"lint\": {\"thresholds\": {\"status_flags\": {\"beat\": 1e400}}}}",
      "1:51: a number is too large"
    ),
    ("// a\n{}", "1:1: a value, comma or bracket is out of place; JSON has no comments"),
    ("{\"lint\": {}} // a", "1:14: text follows after the value; JSON has no comments"),
    (
      "{'lint': {}}",
      "1:2: a value, comma or bracket is out of place; JSON has double quotes around texts and keys"
    ),
    (
      "{\"lint\": {\"deploymentTarget\": 17}}",
      "1:31: 'deploymentTarget' must be a platform and its version, as iOS17, not 17"
    ),
    (
      "{\"lint\": {\"defaultIsolation\": \"mainactor\"}}",
      "1:31: 'defaultIsolation' must be MainActor or nonisolated, not 'mainactor'; did you mean 'MainActor'?"
    ),
    (
      "{\"lint\": {\"thresholds\": {\"open_setter\": {\"flags\": 2}}}}",
      "1:42: 'open_setter' has no threshold 'flags'; it has none"
    ),
    (
      "{\"lint\": {\"thresholds\": {\"status_flags\": {\"flag\": 2}}}}",
      "1:43: 'status_flags' has no threshold 'flag'; did you mean 'flags'?"
    ),
    (
      "{\"lint\": {\"thresholds\": {\"status_flags\": {\"number\": 2}}}}",
      "1:43: 'status_flags' has no threshold 'number'; it has 'flags', 'beat'"
    ),
    (
      "{\"lint\": {\"thresholds\": {\"status_flags\": {\"flags\": 2.5}}}}",
      "1:52: 'flags' must be a whole number from 2 to 9, not 2.5"
    ),
    (
      "{\"lint\": {\"thresholds\": {\"status_flags\": {\"beat\": 0}}}}",
      "1:51: 'beat' must be a number from 0.5 to 60, not 0"
    ),
    (
      "{\"lint\": {\"thresholds\": {\"status_flags\": 3}}}",
      "1:42: 'status_flags' must be an object, not a number"
    ),
  ]

  @Test(arguments: refused)
  func `what would have no effect is refused with its place`(text: String, message: String) {
    write(text)
    let run = desk.run("lint", "/app")
    // The desk's working folder is `/`, from which paths are shown.
    #expect(run.talk == "viva: app/.viva.json:\(message)\n")
    #expect(run.status == 3)
    #expect(linter.jobs.isEmpty)
  }

  @Test func `the learner's own file is refused as well`() {
    write("{\"lint\": {\"rulez\": {}}}", to: Self.personal)
    let run = desk.run("lint", "/app")
    #expect(
      run.talk
        == "viva: home/ada/.config/viva/config.json:1:11: there is no key 'rulez' here; did you mean 'rules'?\n"
    )
    #expect(run.status == 3)
  }

  @Test(arguments: [
    ("iOS17", "iOS17"), ("ios17", "iOS17"), ("iOS 17.2", "iOS17.2"), ("macOS14.2.1", "macOS14.2.1"),
    ("iOS17,macOS 14", "iOS17,macOS14"), ("visionOS1", "visionOS1"),
    ("MACCATALYST17", "macCatalyst17"),
  ])
  func `a deployment target may be written in several ways`(text: String, target: String) throws {
    #expect(try settings("--deployment-target", text).deploymentTarget == target)
  }

  @Test(arguments: [
    "17", "iOS", "iOS17x", "iOS-17", "iOS1e3", "iOS0", "iOS0x11", "iOSinf", "iOS17.", "iOS17..1",
    "iOS1.2.3.4", "iOS170", "iOS١٧", "iOS17,", ",", "OSX10", "iOS17;macOS14", " ",
  ])
  func `what is no deployment target is refused`(text: String) {
    let run = desk.run("lint", "/app", "--deployment-target", text)
    #expect(run.status == 2)
    #expect(run.talk.contains("must be a platform and its version, as iOS17"))
  }
}
