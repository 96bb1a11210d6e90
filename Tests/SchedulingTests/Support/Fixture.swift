import Glibc
import StrictJSON

/// A file of reference data: of the folder that `VIVA_FSRS_VECTORS` names, or beside these tests.
enum Fixture {
  struct Unreadable: Error {
    let path: String
  }

  /// Whether the data are those beside these tests, of which it is known how many there are.
  static var isOwn: Bool { namedFolder == nil }

  static func json(_ name: String, from file: String = #filePath) throws -> JSONValue {
    let own = "/" + file.split(separator: "/").dropLast(2).joined(separator: "/") + "/Fixtures"
    return try JSONValue(parsing: bytes(at: "\(namedFolder ?? own)/\(name)"))
  }

  private static var namedFolder: String? {
    guard let value = unsafe getenv("VIVA_FSRS_VECTORS") else { return nil }
    let folder = unsafe String(cString: value)
    return folder.isEmpty ? nil : folder
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
