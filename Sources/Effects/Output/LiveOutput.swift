import Glibc
import Synchronization

/// Standard output or standard error.
package final class LiveOutput: OutputSink {
  package let isTerminal: Bool
  private let descriptor: Int32
  private let name: String
  private let state = Mutex(State())

  private struct State {
    var held: [UInt8] = []
    var failure: OutputError?
  }

  /// The two streams.
  package enum Stream: Int32, Sendable {
    case standardOutput = 1
    case standardError = 2
  }

  /// Makes the sink of a stream.
  package convenience init(_ stream: Stream) {
    let name = stream == .standardOutput ? "standard output" : "standard error"
    self.init(descriptor: stream.rawValue, name: name)
  }

  /// Makes the sink of any open descriptor, which stays the caller's to close.
  package init(descriptor: Int32, name: String) {
    self.descriptor = descriptor
    self.name = name
    isTerminal = isatty(descriptor) == 1
  }

  package func write(_ text: String) {
    state.withLock { state in
      guard state.failure == nil else { return }
      state.held += Array(text.utf8)
      if state.held.count >= 1 << 16 { send(&state) }
    }
  }

  package func flush() throws(OutputError) {
    let failure = state.withLock { state in
      if state.failure == nil { send(&state) }
      return state.failure
    }
    if let failure { throw failure }
  }

  private func send(_ state: inout State) {
    var sent = 0
    while sent < state.held.count {
      let count = unsafe state.held.withUnsafeBytes { bytes in
        unsafe Glibc.write(descriptor, bytes.baseAddress?.advanced(by: sent), bytes.count - sent)
      }
      if count >= 0 {
        sent += count
      } else if errno == EAGAIN {
        wait()
      } else if errno != EINTR {
        state.failure =
          errno == EPIPE ? .closed : .failed(SystemError.current(at: name))
        break
      }
    }
    state.held.removeAll(keepingCapacity: true)
  }

  /// Waits until a stream that another program made non-blocking takes text again.
  private func wait() {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = unsafe poll(&request, 1, -1)
  }
}
