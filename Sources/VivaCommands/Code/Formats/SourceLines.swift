import Core
import Effects

/// The lines of source files, read when they are first asked for.
final class SourceLines {
  private let files: (any FileAccess)?
  private var known: [String: [Substring]]
  private static let limit = 1 << 20

  /// Makes lines of files that are read, and of texts that are given.
  init(files: (any FileAccess)?, texts: [String: String] = [:]) {
    self.files = files
    known = texts.mapValues(Self.lines)
  }

  /// A line of a file, 1 and up; `nil` where it cannot be read.
  func line(_ number: Int, of file: String) -> Substring? {
    let lines = lines(of: file)
    return lines.indices.contains(number - 1) ? lines[number - 1] : nil
  }

  /// A place's column in UTF-16 units, 1 and up.
  func column(_ position: TextPosition, in file: String) -> Int {
    guard let line = line(position.line, of: file) else { return position.column }
    let before = String(decoding: line.utf8.prefix(position.column - 1), as: UTF8.self)
    // A byte order mark is no part of the text.
    let isMarked = position.line == 1 && before.unicodeScalars.first == "\u{feff}"
    return before.utf16.count + (isMarked ? 0 : 1)
  }

  /// The place of a byte of a file, counted from 0, with its column in UTF-8 bytes; `nil` where
  /// the file cannot be read, or is shorter.
  func position(ofByte offset: Int, in file: String) -> TextPosition? {
    var start = 0
    for (number, line) in lines(of: file).enumerated() {
      let end = start + line.utf8.count
      if offset <= end { return TextPosition(line: number + 1, column: offset - start + 1) }
      // A line's end of two bytes is one character.
      start = end + line.base[line.endIndex...].prefix(1).utf8.count
    }
    return nil
  }

  private func lines(of file: String) -> [Substring] {
    if let lines = known[file] { return lines }
    let bytes = (try? files?.read(file, limit: Self.limit)) ?? []
    let lines = Self.lines(of: String(decoding: bytes, as: UTF8.self))
    known[file] = lines
    return lines
  }

  private static func lines(of text: String) -> [Substring] {
    // Only what the linter counts as a line's end; Unicode has more.
    text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
  }
}
