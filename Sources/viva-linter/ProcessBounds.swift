import Glibc

/// The limits that the helper sets itself, so that no source can make it eat the machine.
enum ProcessBounds {
  /// The most address space, in bytes: the stacks are reserved out of it as well.
  private static let memory: rlim_t = 8 << 30
  /// Seconds of processor time for any request.
  private static let seconds = 30
  /// Bytes of a request for which a further second is allowed.
  private static let bytesForSecond = 100

  static func setMemory() {
    var limit = rlimit(rlim_cur: memory, rlim_max: memory)
    _ = unsafe setrlimit(Int32(RLIMIT_AS.rawValue), &limit)
    // A crash is told by its signal; a dump of so much reserved memory helps nobody.
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    _ = unsafe setrlimit(Int32(RLIMIT_CORE.rawValue), &none)
  }

  /// Moves the end of the processor time on, so that a request has its own share of it.
  ///
  /// A line names files of which most are read only later, so the share is generous: what ends a
  /// request that hangs is the program that asked.
  static func allowTime(forBytes count: Int) {
    var used = rusage()
    _ = unsafe getrusage(RUSAGE_SELF.rawValue, &used)
    let spent = used.ru_utime.tv_sec + used.ru_stime.tv_sec
    var limit = rlimit()
    _ = unsafe getrlimit(Int32(RLIMIT_CPU.rawValue), &limit)
    limit.rlim_cur = min(rlim_t(spent + seconds + count / bytesForSecond), limit.rlim_max)
    _ = unsafe setrlimit(Int32(RLIMIT_CPU.rawValue), &limit)
  }
}
