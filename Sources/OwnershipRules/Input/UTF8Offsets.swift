/// Finds where bytes stop being text.
enum UTF8Offsets {
  /// The offset of the first byte that no valid UTF-8 has there; the count when there is none.
  static func firstInvalid(in bytes: [UInt8]) -> Int {
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let scalar): offset += scalar.count
      case .error, .emptyInput: return offset
      }
    }
  }
}
