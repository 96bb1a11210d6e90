import Glibc

extension Answering {
  /// How many threads parse: one for each processor, and no more than eight, whose stacks fit
  /// into the address space.
  static var threads: Int { min(8, max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }
}
