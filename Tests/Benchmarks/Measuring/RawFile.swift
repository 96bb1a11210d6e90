import Effects
import Glibc

/// Files as the system alone reads and writes them: what there is to be as fast as.
enum RawFile {
  /// Reads a file whole and tells its size in bytes.
  static func read(_ path: String) throws(FileError) -> Int {
    try LiveFiles().read(path, limit: 1 << 30).count
  }

  /// Writes a file without waiting for the disk.
  static func write(_ bytes: [UInt8], to path: String) throws(BenchmarkError) {
    let file = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    guard file >= 0 else { throw .unwritable(path) }
    defer { close(file) }
    try write(bytes, to: file, path)
  }

  /// Opens a file, adds bytes to its end, and waits for the disk.
  static func append(_ bytes: [UInt8], to path: String) throws(BenchmarkError) {
    let file = unsafe open(path, O_WRONLY | O_CREAT | O_APPEND, 0o600)
    guard file >= 0 else { throw .unwritable(path) }
    defer { close(file) }
    try write(bytes, to: file, path)
    guard fdatasync(file) == 0 else { throw .unwritable(path) }
  }

  private static func write(
    _ bytes: [UInt8],
    to file: Int32,
    _ path: String
  ) throws(BenchmarkError) {
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        unsafe Glibc.write(file, buffer.baseAddress?.advanced(by: written), bytes.count - written)
      }
      guard count > 0 else { throw .unwritable(path) }
      written += count
    }
  }
}
