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

  func flag(_ key: String) throws(ProtocolError) -> Bool {
    guard let flag = self[key]?.bool else { throw .missing(key) }
    return flag
  }

  func texts(_ key: String) throws(ProtocolError) -> [String] {
    try array(key).map { value throws(ProtocolError) in
      guard let text = value.string else { throw .missing(key) }
      return text
    }
  }
}
