import Glibc

/// One run of a program as a process of its own, from its start until it was waited for.
struct ProcessRun {
  /// The time that passed.
  let milliseconds: Double
  /// The processor's time, of the program and of the system for it.
  let processorMilliseconds: Double

  /// A program with its arguments, and all of its environment.
  struct Command {
    /// The program's path, then the arguments.
    let words: [String]
    let environment: [String]
    /// The exit statuses that are answers and no failures.
    var accepted: Set<Int32> = [0]

    /// Whether a wait status is one of an answer.
    func accepts(_ status: Int32) -> Bool {
      status & 0x7f == 0 && accepted.contains(status >> 8)
    }
  }

  /// Runs a command, its output thrown away; one that fails is an error.
  init(_ command: Command) throws {
    var usage = rusage()
    var status: Int32 = 0
    var waited: pid_t = 0
    milliseconds = try Stopwatch.milliseconds {
      let process = try Self.start(command)
      waited = unsafe wait4(process, &status, 0, &usage)
    }
    guard waited > 0, command.accepts(status) else {
      throw BenchmarkError.failed(program: command.words[0], status: status)
    }
    processorMilliseconds = Self.milliseconds(usage.ru_utime) + Self.milliseconds(usage.ru_stime)
  }

  private static func milliseconds(_ time: timeval) -> Double {
    Double(time.tv_sec) * 1e3 + Double(time.tv_usec) * 1e-3
  }

  /// Starts a command without input and output, and tells its process number.
  static func start(_ command: Command) throws(BenchmarkError) -> pid_t {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    unsafe posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    var words = unsafe command.words.map { unsafe strdup($0) } + [nil]
    var variables = unsafe command.environment.map { unsafe strdup($0) } + [nil]
    defer { unsafe (words + variables).forEach { unsafe free($0) } }
    var process: pid_t = 0
    let code = unsafe posix_spawn(&process, command.words[0], &actions, nil, &words, &variables)
    guard code == 0 else { throw .notStarted(program: command.words[0], code: code) }
    return process
  }
}
