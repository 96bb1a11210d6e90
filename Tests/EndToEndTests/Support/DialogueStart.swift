import CSpawn
import Effects
@unsafe @preconcurrency import Glibc

/// Starts a program for a talk, in a session of its own where it gets a terminal.
@safe struct DialogueStart: ~Copyable {
  private var actions = unsafe posix_spawn_file_actions_t()
  private var attributes = posix_spawnattr_t()
  // glibc shows this flag of <spawn.h> only under _GNU_SOURCE.
  private static let ownSession: Int32 = 0x80

  /// Prepares the streams.
  init(_ ends: DialogueEnds) {
    unsafe posix_spawn_file_actions_init(&actions)
    unsafe posix_spawnattr_init(&attributes)
    if let terminal = ends.terminal {
      unsafe posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
      for stream in Int32(1)...2 { unsafe posix_spawn_file_actions_adddup2(&actions, 0, stream) }
    }
    for (stream, end) in ends.childs.enumerated() {
      unsafe posix_spawn_file_actions_adddup2(&actions, end, Int32(stream))
    }
    unsafe posix_spawn_file_actions_addclosefrom_np(&actions, 3)
    var usual = sigset_t()
    unsafe sigfillset(&usual)
    unsafe posix_spawnattr_setsigdefault(&attributes, &usual)
    var none = sigset_t()
    unsafe sigemptyset(&none)
    unsafe posix_spawnattr_setsigmask(&attributes, &none)
    let flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | Self.ownSession
    unsafe posix_spawnattr_setflags(&attributes, Int16(flags))
  }

  deinit {
    var actions = unsafe actions
    var attributes = attributes
    unsafe posix_spawn_file_actions_destroy(&actions)
    unsafe posix_spawnattr_destroy(&attributes)
  }

  /// Starts the program and tells its process number.
  mutating func run(_ command: ProcessCommand) throws -> pid_t {
    if let folder = command.folder {
      unsafe posix_spawn_file_actions_addchdir_np(&actions, folder)
    }
    let variables = command.environment.map { "\($0.key)=\($0.value)" }.sorted()
    var arguments = unsafe ([command.program] + command.arguments).map { unsafe strdup($0) } + [nil]
    var environment = unsafe variables.map { unsafe strdup($0) } + [nil]
    defer { unsafe (arguments + environment).forEach { unsafe free($0) } }
    var process: pid_t = 0
    let code = unsafe posix_spawn(
      &process,
      command.program,
      &actions,
      &attributes,
      &arguments,
      &environment
    )
    guard code == 0 else { throw Dialogue.Problem.notStarted(code) }
    return process
  }
}
