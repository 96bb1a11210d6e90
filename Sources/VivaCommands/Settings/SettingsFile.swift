package import Effects
import StrictJSON

/// The user's `config.json`: one object with a member for each setting that was set.
package struct SettingsFile: Sendable {
  /// Where it stands, or would.
  package let path: String
  private let files: any FileAccess
  /// The key of what holds for `viva lint`.
  private static let lint = "lint"
  private static let limit = 1 << 20

  /// Names the file; nothing is read yet.
  package init(path: String, files: any FileAccess) {
    self.path = path
    self.files = files
  }

  /// The text of each setting in the file; nothing when there is no file.
  ///
  /// Keys that this version does not know stay in the file and are told apart in `unknown`; what it says
  /// of linting is left to `viva lint`.
  package func read() throws -> (known: [String: String], unknown: [String]) {
    let members = try object()?.members ?? []
    var known: [String: String] = [:]
    for member in members where SettingKey.named(member.key) != nil {
      known[member.key] = try Self.text(of: member, path: path)
    }
    return (known, members.map(\.key).filter { SettingKey.named($0) == nil && $0 != Self.lint })
  }

  /// Whether the file has something for `viva lint`.
  package func saysHowToLint() throws -> Bool { try object()?[Self.lint] != nil }

  /// Writes one setting and leaves all others, and their order, as they are; `nil` removes it.
  package func set(_ key: String, to value: String?) throws {
    var members = try object() ?? JSONObject()
    members[key] = value.map(Self.json)
    if let slash = path.lastIndex(of: "/") {
      try files.makeFolder(String(path[..<slash]), mode: 0o700)
    }
    try files.replace(path, with: Array(JSONValue.object(members).text(.pretty).utf8), mode: 0o600)
  }

  private func object() throws -> JSONObject? {
    guard try files.status(path) != nil else { return nil }
    let bytes = try files.read(path, limit: Self.limit)
    let value: JSONValue
    do {
      value = try JSONValue(parsing: bytes)
    } catch {
      throw SettingError.brokenFile(path, problem: "\(error)")
    }
    guard let object = value.object else {
      throw SettingError.brokenFile(path, problem: "settings are one JSON object")
    }
    return object
  }

  private static func text(of member: JSONObject.Member, path: String) throws -> String {
    switch member.value {
    case .string(let text): return text
    case .integer(let number): return String(number)
    case .number(let number): return String(number)
    case .bool(let truth): return String(truth)
    case .null, .array, .object:
      throw SettingError.brokenFile(
        path,
        problem: "the value of '\(member.key)' is neither text nor a number nor true or false"
      )
    }
  }

  private static func json(_ text: String) -> JSONValue {
    if let number = Int(text), String(number) == text { return .integer(number) }
    if text == "true" || text == "false" { return .bool(text == "true") }
    if let number = Double(text), number.isFinite, String(number) == text { return .number(number) }
    return .string(text)
  }
}
