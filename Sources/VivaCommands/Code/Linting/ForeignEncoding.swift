/// How a text file begins that is not plain UTF-8.
enum ForeignEncoding {
  case byteOrderMark
  case utf16

  /// Looks at a file's first bytes; `nil` for plain ones.
  init?(of bytes: [UInt8]) {
    switch (bytes.first, bytes.dropFirst().first, bytes.dropFirst(2).first) {
    case (0xEF, 0xBB, 0xBF): self = .byteOrderMark
    case (0xFF, 0xFE, _), (0xFE, 0xFF, _), (0, _?, _), (_?, 0, _): self = .utf16
    default: return nil
    }
  }

  /// What is wrong and the way out.
  var words: String {
    switch self {
    case .byteOrderMark: "the file begins with a byte order mark; save it as UTF-8 without one"
    case .utf16: "the file is UTF-16; save it as UTF-8 without a byte order mark"
    }
  }
}
