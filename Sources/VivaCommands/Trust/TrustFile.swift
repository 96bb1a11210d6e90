import Core
import Effects
import Grading
import StrictJSON

/// The file that says which banks' code may run: `trust.json` beside the settings, for this account
/// alone, and never among the progress, which other machines may write to.
struct TrustFile {
  /// Where it stands, or would.
  let path: String
  private let files: any FileAccess
  private static let limit = 4 << 20

  /// Names the file in the folder of the settings.
  init(folder: String, files: any FileAccess) {
    path = Paths.join(folder, "trust.json")
    self.files = files
  }

  /// What it says; nothing where there is none.
  func read() throws -> Trust {
    guard try files.status(path) != nil else { return Trust() }
    let bytes = try files.read(path, limit: Self.limit)
    let value: JSONValue
    do {
      value = try JSONValue(parsing: bytes)
    } catch {
      throw TrustProblem.brokenFile(path, problem: "\(error)")
    }
    guard value["schema"] == 1, let banks = value["banks"]?.array else {
      throw TrustProblem.brokenFile(path, problem: "it is no object with schema 1 and banks")
    }
    return Trust(try banks.map(entry))
  }

  /// Writes it anew.
  func write(_ trust: Trust) throws {
    let banks = trust.entries.map { entry -> JSONValue in
      [
        "path": .string(entry.path),
        "sha256": .string(entry.hash),
        "day": .string(entry.day.description),
      ]
    }
    let value: JSONValue = ["schema": 1, "banks": .array(banks)]
    try files.makeFolder(Paths.folder(of: path), mode: 0o700)
    try files.replace(path, with: Array(value.text(.pretty).utf8), mode: 0o600)
  }

  private func entry(_ value: JSONValue) throws -> Trust.Entry {
    guard let place = value["path"]?.string, let hash = value["sha256"]?.string,
      let day = value["day"]?.string.flatMap({ Day($0) })
    else { throw TrustProblem.brokenFile(path, problem: "a bank lacks path, sha256 or day") }
    return Trust.Entry(path: place, hash: hash, day: day)
  }
}
