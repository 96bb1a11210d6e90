internal import LabUI
internal import Glibc

/// How the program ends before a run.
enum Diagnostics {
  /// What the parent is told by the exit status.
  enum Status: Int32 {
    case wrongUsage = 2
    case badInput = 3
  }

  /// Says what is wrong on standard error, and ends.
  static func fail(_ message: String, status: Status) -> Never {
    unsafe Falls.isOver = true
    write(STDERR_FILENO, Array("viva-lab: error: \(message)\n".utf8))
    exit(status.rawValue)
  }

  /// Writes bytes to a file that is open; what does not fit in one go is written on.
  static func write(_ file: Int32, _ bytes: [UInt8]) {
    var bytes = bytes[...]
    while !bytes.isEmpty {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        unsafe Glibc.write(file, buffer.baseAddress, buffer.count)
      }
      if count < 0, errno != EINTR { return }
      bytes = bytes.dropFirst(max(count, 0))
    }
  }
}
