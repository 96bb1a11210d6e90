import Effects
import Testing

/// Runs the program under strace, which tells its system calls and can spoil one of them; the linter, a
/// process of its own, is left alone.
struct Strace {
  private let home: Home

  /// Whether strace is there and may do its work.
  static let works: Bool = {
    let command = ProcessCommand(path, ["-o", "/dev/null", "/bin/true"], environment: [:])
    let result = try? LiveProcesses().run(ProcessRequest(command, outputLimit: 1000, timeout: 5000))
    return result?.end == .exited(0)
  }()

  /// What is told where it does not work.
  static let missing: Comment = "skipped: strace is not installed, or may not trace here"

  private static let path = "/usr/bin/strace"
  /// All calls by which a data folder is changed, and those that come between.
  private static let names = [
    "openat", "write", "pwrite64", "fsync", "fdatasync", "rename", "renameat", "renameat2",
    "ftruncate", "mkdir", "mkdirat", "link", "linkat", "unlink", "unlinkat", "rmdir", "chmod",
    "fchmod", "flock",
  ]

  /// One system call of a run.
  struct Call: CustomStringConvertible {
    /// Its name.
    let name: String
    /// Which call of that name it is, from 1.
    let number: Int
    /// What it was called with, and its result.
    let text: String

    var description: String { "\(name) \(number): \(text)" }
  }

  /// What is done to a call.
  enum Fault: CustomStringConvertible {
    /// The program is killed as it enters the call.
    case kill
    /// The call fails, with that error.
    case error(String)
    /// So do all calls of that name from then on.
    case lasting(String)
    /// The call says that it took so many bytes, and takes none.
    case taking(Int)

    var description: String {
      switch self {
      case .kill: "kill"
      case .error(let name): name
      case .lasting(let name): "\(name) from then on"
      case .taking(let count): "\(count) bytes"
      }
    }
  }

  init(_ home: Home) { self.home = home }

  /// The calls of a run that is left alone, in order, and what it says beside its result.
  func calls(_ words: [String], input: String) throws -> (calls: [Call], run: Run) {
    let (run, trace) = try run(words, input: input, options: [])
    var numbers: [String: Int] = [:]
    let calls = trace.split(separator: "\n").compactMap { line -> Call? in
      let name = String(line.prefix { $0 != "(" })
      guard name.count < line.count, Self.names.contains(name) else { return nil }
      numbers[name, default: 0] += 1
      return Call(name: name, number: numbers[name] ?? 1, text: String(line))
    }
    return (calls, run)
  }

  /// Runs the program with one call spoiled; the trace has to show that it was.
  func run(_ words: [String], input: String, spoiling call: Call, by fault: Fault) throws -> Run {
    let effect =
      switch fault {
      case .kill: "signal=KILL:when=\(call.number)"
      case .error(let name): "error=\(name):when=\(call.number)"
      case .lasting(let name): "error=\(name):when=\(call.number)+"
      case .taking(let count): "retval=\(count):when=\(call.number)"
      }
    let (run, trace) = try run(
      words,
      input: input,
      options: ["-e", "inject=\(call.name):\(effect)"]
    )
    let hasFired =
      if case .kill = fault {
        trace.contains("+++ killed by SIGKILL +++")
      } else {
        trace.contains("(INJECTED)")
      }
    try #require(hasFired, "nothing was spoiled: \(fault) at \(call)")
    return run
  }

  private func run(
    _ words: [String],
    input: String,
    options: [String]
  ) throws -> (Run, trace: String) {
    let trace = home.path("trace")
    let calls = Self.names.map { "?\($0)" }.joined(separator: ",")
    let run = try home.run(
      Self.path,
      ["-qq", "-y", "-s", "200", "-o", trace, "-e", "trace=\(calls)"] + options
        + [BuiltProgram.viva] + home.globals + words,
      input: input
    )
    return (run, String(decoding: try LiveFiles().read(trace, limit: 1 << 26), as: UTF8.self))
  }
}
