internal import LabUI
internal import Glibc

/// What the parent is told, one JSON object a line, on file 3.
struct Trace {
  private let file: Int32
  private let nonce: String
  /// The lines of the tree that are told; a run that made rows without end has too many.
  private static let mostLines = 2_000

  init(nonce: String) {
    self.nonce = nonce
    guard fcntl(3, F_GETFD) >= 0 else {
      Diagnostics.fail("file 3 has to be open for the trace", status: .wrongUsage)
    }
    file = 3
  }

  /// Tells something that happened.
  func tell(_ event: Event) { Diagnostics.write(file, event.jsonLine + "\n") }

  /// Tells how a line of the scenario went.
  func tell(line number: Int, _ outcome: Outcome) {
    var object = JSONLine()
    object.add("outcome", outcome.isMet)
    object.add("line", number)
    object.add("expected", outcome.expected)
    object.add("actual", outcome.actual)
    object.add("nonce", nonce)
    Diagnostics.write(file, object.text + "\n")
  }

  /// Tells that the run came to its end: without this record it did not.
  func tellEnd(of host: Host, isComplete: Bool) {
    var object = JSONLine()
    object.add("end", isComplete)
    if let budget = host.aborted { object.add("aborted", budget.rawValue) }
    object.add("tree", json: array(host.elements.flatMap(\.lines).prefix(Self.mostLines)))
    object.add("bodies", json: counts(host.log.bodyRuns))
    object.add("made", json: counts(host.log.offered))
    object.add("kept", json: counts(host.log.kept))
    object.add("inits", json: counts(host.log.inits))
    object.add("nonce", nonce)
    Diagnostics.write(file, object.text + "\n")
  }

  private func array(_ texts: some Sequence<String>) -> String {
    "[\(texts.map(JSONLine.quoted).joined(separator: ","))]"
  }

  private func counts(_ counts: [String: Int]) -> String {
    var object = JSONLine()
    for (name, count) in counts.sorted(by: { $0.key < $1.key }) { object.add(name, count) }
    return object.text
  }
}
