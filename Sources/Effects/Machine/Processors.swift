import Glibc

/// The processors of this machine.
package enum Processors {
  /// How many threads can work at once, 1 and up.
  package static var count: Int { max(Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))), 1) }
}
