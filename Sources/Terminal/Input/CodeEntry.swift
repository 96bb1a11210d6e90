/// Code that is being entered, up to a line that holds only a dot.
struct CodeEntry {
  private var lines: [String] = []

  var isEmpty: Bool { lines.isEmpty }

  /// The code so far, each line with a line feed.
  var text: String { lines.map { $0 + "\n" }.joined() }

  /// Takes a line, or several of a paste; tells whether the code is complete.
  ///
  /// A dot within a paste is code, for what follows it must not be lost.
  mutating func take(_ chunk: String) -> Bool {
    var parts = chunk.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if parts.count > 1, parts.last == "" { parts.removeLast() }
    if parts.last == "." {
      lines += parts.dropLast()
      return true
    }
    lines += parts
    return false
  }
}
