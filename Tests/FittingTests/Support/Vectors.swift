import Effects
import Glibc
import StrictJSON

/// The reference logs: those of the folder that `VIVA_FSRS_VECTORS` names, else the own copy.
enum Vectors {
  /// The names of the logs, as `optimiser-small`.
  static func names() throws -> [String] {
    try LiveFiles().list(folder).filter { $0.hasSuffix(suffix) }
      .map { String($0.dropLast(suffix.count)) }.sorted()
  }

  /// What the reference makes of a log.
  static func expected(_ name: String) throws -> JSONValue {
    try JSONValue(parsing: bytes(name + suffix))
  }

  /// The lines of a log.
  static func lines(_ name: String) throws -> [ArraySlice<UInt8>] {
    try bytes(name + ".jsonl").split(separator: UInt8(ascii: "\n"))
  }

  private static let suffix = ".expected.json"

  private static var folder: String {
    if let named = unsafe getenv("VIVA_FSRS_VECTORS") { return unsafe String(cString: named) }
    return Paths.join(Paths.folder(of: Paths.folder(of: #filePath)), "Fixtures")
  }

  private static func bytes(_ name: String) throws -> [UInt8] {
    try LiveFiles().read(Paths.join(folder, name), limit: 1 << 28)
  }
}
