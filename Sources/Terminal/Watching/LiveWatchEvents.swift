package import Effects
@unsafe @preconcurrency internal import Glibc

/// A folder of this machine and the learner's keys, waited for together.
package final class LiveWatchEvents: WatchEvents {
  private let watch: FileWatch
  private let lines: any LineReader
  private let keyMode: KeyMode?
  private var debounce = Debounce()
  private var pending: [WatchEvent] = []
  private var lookedAt: Int
  private var isOpen = true

  /// Milliseconds between two looks at a folder of which nobody tells.
  private static let pause = 1000
  /// The signals that are noted here beside those that always are.
  private static let noted = [SIGTSTP, SIGWINCH]

  /// Begins to watch; where a person sits at the terminal, its keys come at once from now on.
  ///
  /// - Parameters:
  ///   - folder: The folder to watch with all below it.
  ///   - files: The file system in which it is.
  ///   - lines: Where lines come from, where no person sits there.
  package init(_ folder: String, files: any FileAccess, lines: any LineReader) {
    watch = FileWatch(folder, files: files)
    self.lines = lines
    lookedAt = LiveClock.monotonic()
    keyMode = lines.isInteractive && isatty(STDIN_FILENO) == 1 ? KeyMode(STDIN_FILENO) : nil
    CaughtSignals.watch()
    // A second Ctrl-C must not end the process while the terminal is not as it was.
    CaughtSignals.setPrompting(true)
    if keyMode != nil { CaughtSignals.note(Self.noted) }
    keyMode?.enter()
  }

  deinit { close() }

  package var sight: WatchSight { watch.sight }
  package var hasKeys: Bool { keyMode != nil }

  package func next() -> WatchEvent {
    while true {
      if !pending.isEmpty { return pending.removeFirst() }
      if let event = signalled() { return event }
      let now = LiveClock.monotonic()
      if debounce.take(at: now) { return .changed }
      if isLooking, now - lookedAt >= Self.pause {
        lookedAt = now
        watch.refresh()
        return .changed
      }
      wait(at: now)
    }
  }

  package func close() {
    guard isOpen else { return }
    isOpen = false
    keyMode?.leave()
    if keyMode != nil { CaughtSignals.forget(Self.noted) }
    CaughtSignals.setPrompting(false)
  }

  /// Whether the folder has to be looked at again and again.
  private var isLooking: Bool { watch.sight != .events || !watch.isWatching }

  private func wait(at now: Int) {
    let plain = lines as? PlainLineReader
    if plain?.isReady == true {
      pending.append(WatchEvent(lines.readLine(StyledText(), .answer)))
      return
    }
    let look = isLooking ? max(0, lookedAt + Self.pause - now) : nil
    let timeout = [debounce.wait(at: now), look].compactMap { $0 }.min()
    let input = plain?.descriptor ?? STDIN_FILENO
    let ready = InputWaiting.wait(
      for: [input, watch.descriptor].compactMap { $0 },
      milliseconds: timeout
    ) { !CaughtSignals.isEmpty }
    if let descriptor = watch.descriptor, ready.contains(descriptor), watch.takeChanges() {
      debounce.note(at: LiveClock.monotonic())
    }
    if ready.contains(input) { readKeys() }
  }

  private func readKeys() {
    guard keyMode != nil else {
      pending.append(WatchEvent(lines.readLine(StyledText(), .answer)))
      return
    }
    var isToWait = false
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: 256) { buffer, count in
      let got = unsafe read(STDIN_FILENO, buffer.baseAddress, buffer.count)
      isToWait = got < 0 && (errno == EINTR || errno == EAGAIN)
      count = max(0, got)
    }
    guard !isToWait else { return }
    pending += bytes.isEmpty ? [.endOfInput] : KeyMode.keys(in: bytes)
  }

  private func signalled() -> WatchEvent? {
    if let number = CaughtSignals.termination { return .terminated(signal: number) }
    if CaughtSignals.take(SIGINT) { return .interrupted }
    if CaughtSignals.take(SIGQUIT) { return .terminated(signal: SIGQUIT) }
    if CaughtSignals.take(SIGTSTP) { stop() }
    let isBack = CaughtSignals.take(SIGCONT)
    if isBack {
      // A shell that went on without a stop of ours may have left its own modes.
      keyMode?.leave()
      keyMode?.enter()
    }
    return CaughtSignals.take(SIGWINCH) || isBack ? .redraw : nil
  }

  /// Stops as Ctrl-Z wants it, with the terminal as it was, until the shell lets it go on.
  private func stop() {
    keyMode?.leave()
    CaughtSignals.forget([SIGTSTP])
    _ = raise(SIGTSTP)
    CaughtSignals.note([SIGTSTP])
    keyMode?.enter()
  }
}
