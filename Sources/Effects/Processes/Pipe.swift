import CSpawn
import Glibc

/// A pipe whose two ends no child inherits by accident.
struct Pipe: ~Copyable {
  /// The end that is read.
  let reading: Descriptor
  /// The end that is written.
  let writing: Descriptor

  /// Makes a pipe, for talking to a program.
  init(for program: String) throws(ProcessError) {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe2(&ends, O_CLOEXEC) == 0 else { throw .refused(program, code: errno) }
    reading = Descriptor(owning: ends[0])
    writing = Descriptor(owning: ends[1])
  }

  /// Keeps the reading end alone, which then never waits.
  consuming func keepReading() -> Descriptor {
    _ = fcntl(reading.number, F_SETFL, O_NONBLOCK)
    return reading
  }

  /// Keeps the writing end alone, which then never waits.
  consuming func keepWriting() -> Descriptor {
    _ = fcntl(writing.number, F_SETFL, O_NONBLOCK)
    return writing
  }
}
