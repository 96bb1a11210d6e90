import Effects
import Glibc
import TestSupport

/// The most memory that a program had in use at once.
enum PeakMemory {
  /// Runs a command and tells its peak in MiB.
  ///
  /// A process counts as its own peak what its parent had at the moment it was started, and this
  /// program is large. So a small shell starts it and goes away; as this process adopts orphans, it
  /// is then ours to wait for.
  static func mebibytes(_ command: ProcessRun.Command) throws -> Double {
    guard adoptOrphans() else { throw BenchmarkError.failed(program: "prctl", status: errno) }
    let folder = try TemporaryFolder()
    let shell = try ProcessRun.start(
      ProcessRun.Command(
        words: ["/bin/sh", "-c", #""$@" & echo $! >"$0""#, folder.appending("number")]
          + command.words,
        environment: command.environment
      )
    )
    var status: Int32 = 0
    guard unsafe waitpid(shell, &status, 0) == shell, status == 0 else {
      throw BenchmarkError.failed(program: "/bin/sh", status: status)
    }
    // Helpers that the program left behind are adopted as well, so it is waited for by its number.
    let number = try LiveFiles().read(folder.appending("number"), limit: 64)
    let digits = String(decoding: number, as: UTF8.self).prefix(while: \.isNumber)
    var usage = rusage()
    guard let process = pid_t(digits), unsafe wait4(process, &status, 0, &usage) == process,
      command.accepts(status)
    else { throw BenchmarkError.failed(program: command.words[0], status: status) }
    return Double(usage.ru_maxrss) / 1024
  }

  private typealias Prctl = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32

  /// `prctl` takes a varying number of arguments, so Swift does not see it.
  private static func adoptOrphans() -> Bool {
    guard let symbol = unsafe dlsym(nil, "prctl") else { return false }
    let prctl = unsafe unsafeBitCast(symbol, to: Prctl.self)
    let becomeSubreaper: Int32 = 36
    return prctl(becomeSubreaper, 1, 0, 0, 0) == 0
  }
}
