import Core
import Effects
import Testing
import TestSupport

/// A learner's home of one test: folders of its own, a clock that stands still, a fixed seed.
struct Home {
  /// The home folder, in which the program runs.
  let folder: TemporaryFolder
  /// The moment that the program is told.
  var now: String? = "2026-11-30T10:00:00Z"
  /// What the program is told of the banks; nothing for those it finds itself.
  var content: [String]
  /// The environment.
  var variables: [String: String]

  private static let outputLimit = 8 << 20
  /// Milliseconds after which a program hangs; so many because the machine may have other work.
  private static let patience = 600_000

  /// Makes a home with copies of banks from `Fixtures`.
  init(_ banks: String...) throws {
    folder = try TemporaryFolder()
    content = banks.isEmpty ? [] : ["banks"]
    variables = [
      "HOME": folder.path,
      "PATH": "/usr/bin:/bin",
      "TZ": "UTC",
      "VIVA": BuiltProgram.viva,
      // Sources that are being edited while tests run are no reason to build.
      "VIVA_LAB_REBUILD": "never",
    ]
    for bank in banks { try folder.write("banks/\(bank).md", try Fixture.text("\(bank).md")) }
  }

  /// The words that give the program its clock, its seed and its banks.
  var globals: [String] {
    var words = ["--seed", "7"]
    if let now { words += ["--now", now] }
    for path in content { words += ["--content", path] }
    return words
  }

  /// The absolute path of a name in the home folder.
  func path(_ name: String) -> String { folder.appending(name) }

  /// Puts a text file into the home folder.
  func write(_ name: String, _ text: String) throws { try folder.write(name, text) }

  /// Puts a file of any bytes into the home folder.
  func write(_ name: String, bytes: [UInt8]) throws {
    try LiveFiles().replace(path(name), with: bytes, mode: 0o644)
  }

  /// Runs the program with lines on its standard input.
  @discardableResult
  func run(_ words: String..., input: String = "", now: String? = nil) throws -> Run {
    try run(words, input: input, now: now)
  }

  /// Runs the program with lines on its standard input.
  @discardableResult
  func run(_ words: [String], input: String = "", now: String? = nil) throws -> Run {
    var home = self
    if let now { home.now = now }
    let arguments = home.globals + words
    return try home.run(BuiltProgram.viva, arguments, input: input, shown: ["viva"] + words)
  }

  /// Runs a script of the shell, in which `viva` stands for the program with the global words.
  func shell(_ script: String) throws -> Run {
    let quoted = globals.map { "'\($0)'" }.joined(separator: " ")
    let function = "viva() { \"$VIVA\" \(quoted) \"$@\"; }\n"
    return try run("/bin/bash", ["-c", function + script], input: "", shown: [script])
  }

  /// The command by which the program is started here, for a test that talks with it.
  func command(_ words: [String]) -> ProcessCommand {
    ProcessCommand(
      BuiltProgram.viva,
      globals + words,
      environment: variables,
      folder: folder.path
    )
  }

  /// The log's records, whatever device wrote them, in the order of their files.
  func records() throws -> [String] {
    let result = try shell("cat .local/share/viva/log/*/*.jsonl 2>/dev/null || true")
    return result.output.split(separator: "\n").map(String.init)
  }

  /// Runs another program here; it is shown without its words.
  func run(_ program: String, _ arguments: [String], input: String) throws -> Run {
    try run(program, arguments, input: input, shown: [Paths.name(of: program)])
  }

  private func run(
    _ program: String,
    _ arguments: [String],
    input: String,
    shown: [String]
  ) throws -> Run {
    let command = ProcessCommand(
      program,
      arguments,
      environment: variables,
      folder: folder.path
    )
    let request = ProcessRequest(
      command,
      input: Array(input.utf8),
      outputLimit: Self.outputLimit,
      timeout: Self.patience
    )
    // A program that ends before it has read its input must not end the tests.
    StandardStreams.prepare()
    let result = try LiveProcesses().run(request)
    return Run(
      words: shown,
      input: input,
      output: named(result.output),
      errors: named(result.errors),
      end: result.end
    )
  }

  /// The text without the paths that differ from run to run.
  private func named(_ bytes: [UInt8]) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    return text.replacing(folder.path, with: "~").replacing(BuiltProgram.viva, with: "viva")
  }
}

extension Home {
  /// A home in which the prompt was used before, so that no welcome comes.
  static func used(_ bank: String = "many") throws -> Home {
    var home = try Home(bank)
    home.variables["TERM"] = "xterm"
    try home.write(".config/viva/config.json", "{}\n")
    return home
  }
}
