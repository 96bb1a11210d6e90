import Effects

/// A text that is kept in a file under `Goldens` beside the tests, for output too long to stand in
/// a test.
///
/// With the variable `VIVA_REWRITE_GOLDENS` set the file is written instead of compared.
package struct Golden {
  private let path: String
  private let isRewriting: Bool

  /// Names a file beside the tests of the file that calls.
  package init(_ name: String, testFile: String = #filePath) {
    let parts = testFile.split(separator: "/", omittingEmptySubsequences: false)
    let target = parts.lastIndex { $0.hasSuffix("Tests") } ?? parts.endIndex - 2
    path = (parts[...target] + ["Goldens", name[...]]).joined(separator: "/")
    isRewriting = Variables.current()["VIVA_REWRITE_GOLDENS"] != nil
  }

  /// Where a text first differs from the kept one; `nil` where they are equal.
  package func difference(to text: String) throws -> String? {
    let files = LiveFiles()
    if isRewriting {
      try files.makeFolder(Paths.folder(of: path), mode: 0o755)
      try files.replace(path, with: Array(text.utf8), mode: 0o644)
    }
    let kept = String(decoding: try files.read(path, limit: 8 << 20), as: UTF8.self)
    return kept == text ? nil : Self.firstDifference(kept: lines(kept), given: lines(text))
  }

  private func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  private static func firstDifference(kept: [Substring], given: [Substring]) -> String {
    let line = zip(kept, given).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    let index = line ?? min(kept.count, given.count)
    func text(_ lines: [Substring]) -> String {
      index < lines.count ? "'\(lines[index])'" : "no such line"
    }
    return "line \(index + 1) is \(text(given)), and was \(text(kept)) in the golden file"
  }
}
