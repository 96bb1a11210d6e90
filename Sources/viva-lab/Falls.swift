internal import CSandbox
internal import Glibc
internal import LabProtocol
internal import LabUI

/// What is told when a signal, or the snippet itself, ends the program.
///
/// The lines are made beforehand: a signal can come while memory is being allocated.
enum Falls {
  nonisolated(unsafe) private static var lines: [[UInt8]] = []
  /// Whether the end was told, or is this program's own.
  nonisolated(unsafe) static var isOver = false

  private static let reasons: [Fall.Reason] = [
    .processorTime, .wallTime, .stack, .crash, .output, .exit,
  ]

  /// Watches for them from now on.
  static func watch(seconds: UInt32) {
    unsafe lines = reasons.flatMap { reason in
      [false, true].map { Fall(reason, isInBody: $0).line + [UInt8(ascii: "\n")] }
    }
    // The graph is there before a handler asks for it.
    _ = unsafe Graph.current.isEvaluating
    viva_watch_falls(seconds) { kind, _ in Falls.tell(Int(kind) - 1) }
    // Whatever a snippet calls to end the program comes by here.
    atexit { if unsafe !Falls.isOver { Falls.tell(5) } }
  }

  private static func tell(_ reason: Int) {
    let place = unsafe reason * 2 + (Graph.current.isEvaluating ? 1 : 0)
    guard unsafe lines.indices.contains(place) else { return }
    unsafe lines[place].withUnsafeBufferPointer { bytes in
      _ = unsafe write(3, bytes.baseAddress, bytes.count)
    }
  }
}
