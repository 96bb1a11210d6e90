import CSpawn
import Glibc

/// Starts a program with exactly the streams it is to have.
@safe struct Spawning: ~Copyable {
  private var actions = unsafe posix_spawn_file_actions_t()
  private var attributes = posix_spawnattr_t()

  /// How a child belongs to the terminal.
  enum Group {
    /// It and all it starts can be killed together, and Ctrl-C does not reach it.
    case own
    /// It shares this process's terminal.
    case shared
  }

  /// Prepares to start a program in a group.
  init(_ group: Group) {
    unsafe posix_spawn_file_actions_init(&actions)
    unsafe posix_spawnattr_init(&attributes)
    // This process ignores a closed pipe, and a child would inherit that.
    var usual = sigset_t()
    unsafe sigemptyset(&usual)
    for number in [SIGPIPE, SIGXFSZ, SIGINT, SIGQUIT, SIGTERM] { unsafe sigaddset(&usual, number) }
    unsafe posix_spawnattr_setsigdefault(&attributes, &usual)
    var none = sigset_t()
    unsafe sigemptyset(&none)
    unsafe posix_spawnattr_setsigmask(&attributes, &none)
    var flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
    if group == .own { flags |= POSIX_SPAWN_SETPGROUP }
    unsafe posix_spawnattr_setflags(&attributes, Int16(flags))
  }

  deinit {
    var actions = unsafe actions
    var attributes = attributes
    unsafe posix_spawn_file_actions_destroy(&actions)
    unsafe posix_spawnattr_destroy(&attributes)
  }

  /// Makes one of the child's standard streams (0…2) a copy of a descriptor of this process.
  mutating func connect(_ stream: Int32, to descriptor: Int32) {
    unsafe posix_spawn_file_actions_adddup2(&actions, descriptor, stream)
  }

  /// Drops what the child writes to one of its streams.
  mutating func silence(_ stream: Int32) {
    unsafe posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
  }

  /// Starts the program and tells its process number.
  mutating func start(_ command: ProcessCommand) throws(ProcessError) -> pid_t {
    if let folder = command.folder {
      unsafe posix_spawn_file_actions_addchdir_np(&actions, folder)
    }
    unsafe posix_spawn_file_actions_addclosefrom_np(&actions, 3)
    var process: pid_t = 0
    let code = unsafe CStrings.with([command.program] + command.arguments) { arguments in
      unsafe CStrings.with(command.environment.map { "\($0.key)=\($0.value)" }.sorted()) {
        variables in
        unsafe posix_spawn(
          &process,
          command.program,
          &actions,
          &attributes,
          arguments,
          variables
        )
      }
    }
    guard code == 0 else {
      let isMissing = [ENOENT, EACCES, ENOTDIR, ENOEXEC].contains(code)
      throw isMissing
        ? .notFound(command.program) : .refused(command.program, code: code)
    }
    command.limits.apply(to: process)
    return process
  }
}
