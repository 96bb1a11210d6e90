internal import Glibc
internal import LabProtocol
internal import LabUI

/// What the parent is told, one record a line, on file 3.
struct Trace {
  private let file: Int32
  private let nonce: String

  init(nonce: String) {
    self.nonce = nonce
    guard fcntl(3, F_GETFD) >= 0 else {
      Diagnostics.fail("file 3 has to be open for the trace", status: .wrongUsage)
    }
    file = 3
  }

  /// Tells something that happened.
  func tell(_ event: Event) { write(.event(TraceEvent(event))) }

  /// Tells which line of the scenario is next.
  func tell(reached line: Int) { write(.reached(line: line)) }

  /// Tells how a line of the scenario went.
  func tell(_ outcome: LineOutcome) { write(.outcome(outcome, nonce: nonce)) }

  /// Tells the count of a line that is compared with another version.
  func tell(line: Int, measured count: Int) {
    write(.measured(line: line, count: count, nonce: nonce))
  }

  /// Tells what stands after the mount.
  func tellMounted(_ host: Host) { write(.mounted(Tree(of: host))) }

  /// Tells that the run came to its end: without this record it did not.
  func tellEnd(of host: Host, isComplete: Bool) {
    let log = host.log
    let counts = RunCounts(
      bodies: log.bodyRuns,
      made: log.offered,
      kept: log.kept,
      initialisers: log.inits
    )
    write(.end(isComplete: isComplete, Tree(of: host), counts, nonce: nonce))
  }

  private func write(_ record: TraceRecord) {
    Diagnostics.write(file, record.line + [UInt8(ascii: "\n")])
  }
}
