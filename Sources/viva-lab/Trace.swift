internal import Glibc
internal import LabProtocol
internal import LabUI

/// What the parent is told, one record a line, on file 3.
///
/// What a verdict depends on is kept back until nothing of the snippet runs any more, and is signed
/// with a nonce that is asked for only then.
final class Trace {
  private let file: Int32
  private let nonce: String
  private var signed: [(String) -> TraceRecord] = []

  /// Makes a trace; without a nonce, it is asked for at the end.
  init(nonce: String) {
    self.nonce = nonce
    guard fcntl(3, F_GETFD) >= 0 else {
      Diagnostics.fail("file 3 has to be open for the trace", status: .wrongUsage)
    }
    file = 3
  }

  /// Tells something that happened.
  func tell(_ event: Event) { write(.event(TraceEvent(event))) }

  /// Tells that a line of the scenario is reached.
  func tell(reached line: Int) { write(.reached(line: line)) }

  /// Tells how a line of the scenario went.
  func tell(_ outcome: LineOutcome) { signed.append { .outcome(outcome, nonce: $0) } }

  /// Tells how an expectation went, now for whoever sees the run stopped, and again at the end.
  func tell(looked outcome: LineOutcome) {
    write(.looked(outcome))
    tell(outcome)
  }

  /// Tells the count of a line that is compared with another version.
  func tell(line: Int, measured count: Int) {
    signed.append { .measured(line: line, count: count, nonce: $0) }
  }

  /// Tells what stands after the mount.
  func tellMounted(_ host: Host) { write(.mounted(Tree(of: host))) }

  /// Tells that the run came to its end: without this record it did not.
  func tellEnd(of host: Host, isComplete: Bool) {
    let log = host.log
    let counts = RunCounts(
      bodies: log.updates,
      made: log.offered,
      kept: log.kept,
      initialisers: log.inits
    )
    let tree = Tree(of: host)
    signed.append { .end(isComplete: isComplete, tree, counts, nonce: $0) }
    var seal = nonce
    if seal.isEmpty {
      write(Seal.request)
      seal = Request.readNonce()
    }
    unsafe Falls.isOver = true
    for record in signed { write(record(seal)) }
  }

  private func write(_ record: TraceRecord) { write(record.line) }

  private func write(_ line: [UInt8]) { Diagnostics.write(file, line + [UInt8(ascii: "\n")]) }
}
