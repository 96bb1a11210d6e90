/// The most that a process may use, by the kernel's own limits.
package struct ProcessLimits: Equatable, Sendable {
  /// Seconds of processor time.
  package var processorSeconds: Int?
  /// Bytes of address space.
  package var addressSpace: Int?
  /// Bytes of the largest file it may write.
  package var fileSize: Int?

  /// Limits nothing.
  package init() {}
}
