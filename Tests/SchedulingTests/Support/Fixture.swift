import Glibc
import StrictJSON

/// A file of reference data beside these tests.
enum Fixture {
  struct Unreadable: Error {
    let path: String
  }

  static func json(_ name: String, from file: String = #filePath) throws -> JSONValue {
    let folder = file.split(separator: "/").dropLast(2).joined(separator: "/")
    return try JSONValue(parsing: bytes(at: "/\(folder)/Fixtures/\(name)"))
  }

  private static func bytes(at path: String) throws -> [UInt8] {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Unreadable(path: path) }
    defer { _ = close(descriptor) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = unsafe read(descriptor, &chunk, chunk.count)
      guard count >= 0 else { throw Unreadable(path: path) }
      guard count > 0 else { return bytes }
      bytes += chunk[..<count]
    }
  }
}
