internal import StrictJSON
package import Effects

/// The commands typed at the prompt, remembered from one run to the next.
///
/// The file holds one JSON string a line, so that an entry of several lines stays one. Each entry
/// is added at once under a lock, so that neither a crash nor a second terminal loses any. It is
/// for this account alone (0600), and a symbolic link in its place is refused.
package struct HistoryFile: Sendable {
  /// How many entries are kept.
  package static let limit = 5000

  /// The entries, oldest first.
  package private(set) var entries: [String]
  /// Why nothing is remembered; `nil` while all is well.
  package private(set) var problem: FileError?
  private let path: String?

  /// Reads a history file; a missing one is empty.
  package init(path: String) {
    entries = []
    self.path = path
    do throws(FileError) {
      let lines = try HistoryLog.lines(at: path, keeping: Self.limit)
      entries = lines.compactMap(Self.entry)
    } catch {
      problem = error
    }
  }

  /// Makes a history that ends with the process.
  package init() {
    entries = []
    path = nil
  }

  /// The file's path: `VIVA_HISTORY`, else `viva/history` in the state folder; `nil` where
  /// `VIVA_HISTORY` is empty, which switches it off.
  package static func path(_ variables: Variables) -> String? {
    if let wish = variables.values["VIVA_HISTORY"] { return wish.isEmpty ? nil : wish }
    return Folders(variables).map { Paths.join($0.state, "history") }
  }

  /// Remembers a line, unless it is blank, begins with a space, or repeats the last one; white
  /// space at its end, as completion leaves it, is dropped.
  package mutating func append(_ line: String) {
    let end = line.lastIndex { !$0.isWhitespace }
    guard let end, line.first != " ", line[...end] != entries.last ?? "" else { return }
    let line = String(line[...end])
    entries.append(line)
    if entries.count > Self.limit { entries.removeFirst(entries.count - Self.limit) }
    guard let path, problem == nil else { return }
    do throws(FileError) {
      try HistoryLog.append(JSONValue.string(line).text(.compact), to: path)
    } catch {
      problem = error
    }
  }

  private static func entry(_ line: ArraySlice<UInt8>) -> String? {
    (try? JSONValue(parsing: line))?.string
  }
}
