import CSpawn
import Glibc

extension ProcessLimits {
  /// Sets the limits of a child that has just started, before it can have used much.
  func apply(to process: pid_t) {
    set(RLIMIT_CPU, processorSeconds, process)
    set(RLIMIT_AS, addressSpace, process)
    set(RLIMIT_FSIZE, fileSize, process)
  }

  private func set(_ resource: __rlimit_resource, _ value: Int?, _ process: pid_t) {
    guard let value else { return }
    var limit = rlimit(rlim_cur: rlim_t(value), rlim_max: rlim_t(value))
    _ = unsafe prlimit(process, Int32(resource.rawValue), &limit, nil)
  }
}
