/// Numbers as lower-case hexadecimal digits of a fixed count.
enum Hexadecimal {
  /// Adds the low `digits` digits of a number.
  static func append(_ number: UInt64, digits: Int, to bytes: inout [UInt8]) {
    for place in stride(from: (digits - 1) * 4, through: 0, by: -4) {
      let digit = UInt8(truncatingIfNeeded: number >> UInt64(place)) & 15
      bytes.append(digit < 10 ? digit + 48 : digit + 87)
    }
  }

  /// The text of a number, `digits` digits long.
  static func text(_ number: UInt64, digits: Int) -> String {
    var bytes: [UInt8] = []
    append(number, digits: digits, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The value of one lower-case digit.
  static func value(_ byte: UInt8) -> UInt64? {
    switch byte {
    case 48...57: UInt64(byte - 48)
    case 97...102: UInt64(byte - 87)
    default: nil
    }
  }

  /// Reads exactly as many digits as there are bytes, at most 16.
  static func number(_ bytes: some Collection<UInt8>) -> UInt64? {
    guard (1...16).contains(bytes.count) else { return nil }
    var number: UInt64 = 0
    for byte in bytes {
      guard let digit = value(byte) else { return nil }
      number = number << 4 | digit
    }
    return number
  }
}
