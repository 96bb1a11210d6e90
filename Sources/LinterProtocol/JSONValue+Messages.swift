import Core
import StrictJSON

extension JSONValue {
  init(message line: [UInt8]) throws(ProtocolError) {
    do { try self.init(parsing: line) } catch { throw .notJSON(error) }
  }

  func array(_ key: String) throws(ProtocolError) -> [JSONValue] {
    guard let array = self[key]?.array else { throw .missing(key) }
    return array
  }

  func text(_ key: String) throws(ProtocolError) -> String {
    guard let text = self[key]?.string else { throw .missing(key) }
    return text
  }

  func integer(_ key: String) throws(ProtocolError) -> Int {
    guard let number = self[key]?.integer else { throw .missing(key) }
    return number
  }

  func number(_ key: String) throws(ProtocolError) -> Double {
    guard let number = self[key]?.double else { throw .missing(key) }
    return number
  }

  func flag(_ key: String) throws(ProtocolError) -> Bool {
    guard let flag = self[key]?.bool else { throw .missing(key) }
    return flag
  }

  /// The members of an object, each read in the same way.
  func table<Value>(
    _ key: String,
    _ read: (JSONValue) throws(ProtocolError) -> Value
  ) throws(ProtocolError) -> [String: Value] {
    guard let members = self[key]?.object?.members else { throw .missing(key) }
    var table: [String: Value] = [:]
    for member in members { table[member.key] = try read(member.value) }
    return table
  }

  /// The severity that this text names, as the value of a key.
  func severity(_ key: String) throws(ProtocolError) -> Severity {
    guard let severity = Severity.allCases.first(where: { $0.name == string }) else {
      throw .unexpected(key)
    }
    return severity
  }

  func texts(_ key: String) throws(ProtocolError) -> [String] {
    try array(key).map { value throws(ProtocolError) in
      guard let text = value.string else { throw .missing(key) }
      return text
    }
  }
}
