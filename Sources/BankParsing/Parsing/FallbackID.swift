@_spi(_Unicode) import Swift

import Core

/// Makes an id from a heading, for items that have none.
enum FallbackID {
  /// The heading in NFC and lower case, each run of other characters a `-`, at most 64 bytes;
  /// `item-` and six digits of a hash where nothing is left.
  static func id(of heading: String) -> String {
    var result: [UInt8] = []
    for scalar in heading._nfc {
      for byte in scalar.properties.lowercaseMapping.utf8 {
        if ItemID.isAllowed(byte), byte != Ascii.hyphen {
          result.append(byte)
        } else if result.last ?? Ascii.hyphen != Ascii.hyphen {
          result.append(Ascii.hyphen)
        }
      }
    }
    let text = cut(result, to: 64)
    return text.isEmpty ? "item-" + Fingerprint.hex(heading.utf8, digits: 6) : text
  }

  /// The id with a number behind it, still of at most 64 bytes.
  static func id(_ text: String, number: Int) -> String {
    let suffix = "-\(number)"
    return cut(Array(text.utf8), to: 64 - suffix.utf8.count) + suffix
  }

  private static func cut(_ bytes: [UInt8], to length: Int) -> String {
    var bytes = bytes.prefix(length)
    while bytes.last == Ascii.hyphen { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}
