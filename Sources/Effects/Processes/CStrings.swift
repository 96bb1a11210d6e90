import Glibc

/// Lists of texts as C wants them.
enum CStrings {
  /// Calls with an array of C strings that ends with a null pointer; it is valid in the call alone.
  static func with<Result>(
    _ texts: [String],
    _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    var pointers = unsafe texts.map { unsafe strdup($0) } + [nil]
    defer { unsafe pointers.forEach { unsafe free($0) } }
    return unsafe pointers.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress else { preconditionFailure("the list is never empty") }
      return unsafe body(start)
    }
  }
}
