internal import Glibc
internal import LabProtocol

/// The reading of what the parent asks for.
enum Request {
  private static let longest = 8 << 20
  private static let feed = UInt8(ascii: "\n")

  /// Reads standard input to an empty line or its end; what makes no sense ends the program.
  static func read() -> RunRequest {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes { buffer in
        unsafe Glibc.read(STDIN_FILENO, buffer.baseAddress, buffer.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      bytes += buffer.prefix(count)
      if bytes.suffix(2) == [feed, feed] { break }
      guard bytes.count <= longest else {
        Diagnostics.fail("the scenario is longer than \(longest) bytes", status: .badInput)
      }
    }
    do {
      return try RunRequest(bytes: bytes)
    } catch {
      Diagnostics.fail("\(error)", status: .badInput)
    }
  }

  /// Reads the line that follows the request: the nonce, which is told when nothing of the snippet
  /// runs any more.
  static func readNonce() -> String {
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while bytes.count < Seal.longest {
      let count = unsafe Glibc.read(STDIN_FILENO, &byte, 1)
      if count < 0, errno == EINTR { continue }
      guard count > 0, byte != feed else { break }
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
