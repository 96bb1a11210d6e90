import Glibc

/// A lock that is held as long as this value lives.
package struct FileLock: ~Copyable {
  private let descriptor: Descriptor?

  /// Makes a lock of nothing, for file systems in memory.
  package init() { descriptor = nil }

  /// Makes a lock that an open file carries.
  init(_ descriptor: consuming Descriptor) { self.descriptor = consume descriptor }

  /// A program that is just being started may still share the open file, and would hold the lock
  /// for a moment longer if closing were all.
  deinit {
    if let number = descriptor?.number { _ = flock(number, LOCK_UN) }
  }
}
