import Effects
import Glibc
import LinterProtocol

/// The helper program: answers each line of its input with a line, until the input ends.
@main
struct VivaLinter {
  static func main() {
    HelperProcess.endWithParent()
    ProcessBounds.setMemory()
    while let line = readLine() {
      ProcessBounds.allowTime(forBytes: line.utf8.count)
      let bytes = Array(line.utf8)
      guard send(Answering.response(toLine: bytes).line) else { return }
    }
  }

  /// Writes a line; `false` when nobody listens any more.
  static func send(_ line: [UInt8]) -> Bool {
    let bytes = line + [UInt8(ascii: "\n")]
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        unsafe write(1, buffer.baseAddress?.advanced(by: written), buffer.count - written)
      }
      if count < 0, errno != EINTR { return false }
      written += max(0, count)
    }
    return true
  }
}
