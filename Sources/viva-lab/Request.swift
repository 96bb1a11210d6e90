internal import Glibc
internal import LabProtocol

/// The reading of what the parent asks for.
enum Request {
  private static let longest = 8 << 20

  /// Reads standard input to its end; what makes no sense ends the program.
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
}
