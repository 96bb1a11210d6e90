import Core

/// The lines of Markdown text that are neither fenced code nor comments.
struct Prose {
  /// A line, and how many stand before it.
  typealias Line = (number: Int, bytes: ArraySlice<UInt8>)

  /// The lines.
  private(set) var lines: [Line] = []
  /// The fences, each by its opening line's number and what stands after the marks.
  private(set) var fences: [(number: Int, info: ArraySlice<UInt8>)] = []

  private static let listMarks = Array(">-*+".utf8)

  /// Reads a text; a comment takes no line away.
  init(_ markdown: Markdown) {
    let bytes = Array(markdown.source.utf8)[...].blankingComments
    var fence: (mark: UInt8, count: Int)?
    for (number, line) in bytes.split(separator: Ascii.lineFeed, omittingEmptySubsequences: false)
      .enumerated()
    {
      // A fence may stand in a quote or begin an entry of a list.
      let text = line.drop { Ascii.isBlank($0) || Self.listMarks.contains($0) }
      let mark = text.first ?? 0
      let count = text.prefix { $0 == mark }.count
      if let open = fence {
        if mark == open.mark, count >= open.count { fence = nil }
      } else if mark == Ascii.backtick || mark == Ascii.tilde, count >= 3,
        !text.dropFirst(count).contains(Ascii.backtick)
      {
        fence = (mark, count)
        fences.append((number, text.dropFirst(count).trimmed))
      } else {
        lines.append((number, line))
      }
    }
  }
}

extension ArraySlice<UInt8> {
  /// The bytes with spaces for HTML comments, so that every other place stays where it is.
  fileprivate var blankingComments: ArraySlice<UInt8> {
    var result = self
    var start = startIndex
    while let open = result[start...].firstRange(ofText: "<!--") {
      let end = result[(open + 4)...].firstRange(ofText: "-->").map { $0 + 3 } ?? endIndex
      for index in open..<end where result[index] != Ascii.lineFeed { result[index] = Ascii.space }
      start = end
    }
    return result
  }
}
