package import Effects

/// Keys that come as lines, where no folder can be watched.
package final class WatchLines: WatchEvents {
  private let lines: any LineReader

  /// Makes a source of a reader's lines.
  package init(_ lines: any LineReader) { self.lines = lines }

  package var sight: WatchSight { .looking(reason: "nothing tells of changes here") }
  package var hasKeys: Bool { false }
  package func next() -> WatchEvent { WatchEvent(lines.readLine(StyledText(), .answer)) }
  package func close() {}
}

extension WatchEvent {
  /// What a line means where lines stand for keys.
  init(_ input: LineInput) {
    switch input {
    case .line(let line):
      // A blank line is a key without a meaning, which brings up the list of keys.
      let letter = line.first { !$0.isWhitespace && $0 != ":" }
      self = .key(letter.flatMap { $0.lowercased().first } ?? " ")
    case .interrupted: self = .interrupted
    case .endOfInput: self = .endOfInput
    case .terminated(let signal): self = .terminated(signal: signal)
    }
  }
}
