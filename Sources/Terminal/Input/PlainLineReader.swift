@unsafe @preconcurrency internal import Glibc
internal import Synchronization

/// Reads lines from a file or a pipe: no prompt, no echo, no editing.
///
/// A carriage return before the line feed and a byte order mark at the beginning are dropped,
/// bytes that are no UTF-8 become U+FFFD, and of a line past 1 MiB only the first 1 MiB is kept.
///
/// From the first line that is waited for, a signal that asks to stop is told instead of obeyed.
package final class PlainLineReader: LineReader {
  private let source: Source
  private let state: Mutex<State>

  private enum Source {
    case descriptor(Int32)
    case text
  }

  private struct State {
    var isWatching = false
    var bytes: [UInt8] = []
    var start = 0
    var hasEnded = false
    var isFirst = true
  }

  private static let lineLimit = 1 << 20

  /// Makes a reader of an open descriptor, standard input unless another is named.
  package init(descriptor: Int32 = 0) {
    source = .descriptor(descriptor)
    state = Mutex(State())
  }

  /// Makes a reader of lines that are known already, for scripts and tests.
  package init(text: String) {
    source = .text
    state = Mutex(State(bytes: Array(text.utf8), hasEnded: true))
  }

  package var isInteractive: Bool { false }

  /// Whether a line, or the end, is known without waiting.
  var isReady: Bool {
    state.withLock { $0.hasEnded || $0.bytes[$0.start...].contains(UInt8(ascii: "\n")) }
  }

  /// The descriptor that lines are read from; `nil` where they are known already.
  var descriptor: Int32? {
    guard case .descriptor(let number) = source else { return nil }
    return number
  }

  package func readLine(
    _ prompt: StyledText,
    _ mode: InputMode,
    _ completer: LineCompleter?
  ) -> LineInput {
    state.withLock { state in
      mode == .code ? readCode(&state) : readLine(&state)
    }
  }

  private func readCode(_ state: inout State) -> LineInput {
    var entry = CodeEntry()
    while true {
      switch readLine(&state) {
      case .line(let line):
        if entry.take(line) { return .line(entry.text) }
      case .endOfInput where !entry.isEmpty:
        return .line(entry.text)
      case let other:
        return other
      }
    }
  }

  private func readLine(_ state: inout State) -> LineInput {
    var searched = state.start
    while true {
      if let end = state.bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        let line = text(state.bytes[state.start..<end], &state)
        state.start = end + 1
        return .line(line)
      }
      searched = state.bytes.count
      if state.hasEnded { return rest(&state) }
      if let reason = fill(&state, searched: &searched) { return reason }
    }
  }

  private func rest(_ state: inout State) -> LineInput {
    guard state.start < state.bytes.count else { return .endOfInput }
    let line = text(state.bytes[state.start...], &state)
    state.start = state.bytes.count
    return .line(line)
  }

  private func text(_ line: ArraySlice<UInt8>, _ state: inout State) -> String {
    var line = line.prefix(Self.lineLimit)
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    if state.isFirst, line.starts(with: [0xef, 0xbb, 0xbf]) { line.removeFirst(3) }
    state.isFirst = false
    return String(decoding: line, as: UTF8.self)
  }

  /// Reads more; tells why there is no line where a signal came.
  private func fill(_ state: inout State, searched: inout Int) -> LineInput? {
    guard case .descriptor(let descriptor) = source else { return nil }
    if !state.isWatching {
      state.isWatching = true
      CaughtSignals.watch()
    }
    if InputWaiting.wait(for: descriptor, unless: { !CaughtSignals.isEmpty }) == .signal {
      return signalled()
    }
    discardRead(&state, searched: &searched)
    let chunk = unsafe [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
      let got = unsafe read(descriptor, buffer.baseAddress, buffer.count)
      if got == 0 || got < 0 && errno != EINTR && errno != EAGAIN { state.hasEnded = true }
      count = max(0, got)
    }
    state.bytes += chunk
    return nil
  }

  /// Drops lines that were given out, and what is too long of the one being read.
  private func discardRead(_ state: inout State, searched: inout Int) {
    if state.start > 0 {
      state.bytes.removeFirst(state.start)
      searched -= state.start
      state.start = 0
    }
    if state.bytes.count > Self.lineLimit {
      state.bytes.removeLast(state.bytes.count - Self.lineLimit)
      searched = state.bytes.count
    }
  }

  private func signalled() -> LineInput? {
    if let number = CaughtSignals.termination { return .terminated(signal: number) }
    _ = CaughtSignals.take(SIGCONT)
    return CaughtSignals.take(SIGINT) ? .interrupted : nil
  }
}
