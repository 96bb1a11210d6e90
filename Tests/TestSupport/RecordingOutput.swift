package import Effects
import Synchronization

/// An output that keeps what is written to it.
package final class RecordingOutput: OutputSink {
  package let isTerminal: Bool
  private let state = Mutex((text: "", failure: OutputError?.none))

  /// Makes an output; one that fails tells the error at each flush.
  package init(isTerminal: Bool = false, failure: OutputError? = nil) {
    self.isTerminal = isTerminal
    state.withLock { $0.failure = failure }
  }

  /// All that was written.
  package var text: String { state.withLock(\.text) }

  package func write(_ text: String) { state.withLock { $0.text += text } }

  package func flush() throws(OutputError) {
    if let failure = state.withLock(\.failure) { throw failure }
  }
}
