import Glibc

/// A started program that has to be waited for.
struct Child: ~Copyable {
  /// Its process number, which is also that of its group.
  let process: pid_t

  /// Kills it and all it has started.
  func kill() {
    if Glibc.kill(-process, SIGKILL) != 0 { _ = Glibc.kill(process, SIGKILL) }
  }

  /// Waits for its end.
  func wait() -> ProcessEnd {
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0 {
      if errno != EINTR { return .exited(255) }
    }
    return Self.end(status)
  }

  /// Whether it has ended; it stays to be waited for, so that its number is given to no other.
  var isOver: Bool {
    var facts = unsafe siginfo_t()
    let code = unsafe waitid(P_PID, id_t(process), &facts, WEXITED | WNOHANG | WNOWAIT)
    return unsafe code != 0 ? errno != EINTR : facts.si_signo != 0
  }

  private static func end(_ status: Int32) -> ProcessEnd {
    let signal = status & 0x7f
    return signal == 0 ? .exited((status >> 8) & 0xff) : .signalled(signal)
  }
}
