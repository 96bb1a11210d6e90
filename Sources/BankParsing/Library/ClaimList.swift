import Core

/// Reads the list of claims, `claims.md`.
package enum ClaimList {
  /// The claims in the tables of a Markdown text, in its order.
  ///
  /// A row counts when its first cell is a letter and digits, as `C05`; the cells after it are the
  /// fact and the marks Q, L and R.
  package static func parse(_ bytes: [UInt8]) -> [Claim] {
    guard let source = try? SourceText(bytes) else { return [] }
    return (1..<(source.lineCount + 1)).compactMap { line in
      claim(in: source.bytes[source.range(ofLine: line)])
    }
  }

  private static func claim(in line: ArraySlice<UInt8>) -> Claim? {
    let row = line.trimmed
    guard row.first == Ascii.pipe else { return nil }
    let cells = cells(of: row.dropFirst())
    guard cells.count >= 2, let letter = cells[0].utf8.first, (65...90).contains(letter),
      decimal(cells[0].utf8.dropFirst()) != nil
    else { return nil }
    let marks = Set(cells.dropFirst(2))
    return Claim(
      number: cells[0],
      fact: Markdown(cells[1]),
      isAsked: marks.contains("Q"),
      isLinted: marks.contains("L"),
      isRun: marks.contains("R")
    )
  }

  private static func cells(of row: ArraySlice<UInt8>) -> [String] {
    var cells: [[UInt8]] = [[]]
    var isEscaped = false
    for byte in row {
      if byte == Ascii.pipe, !isEscaped {
        cells.append([])
      } else if byte == Ascii.pipe {
        cells[cells.count - 1].removeLast()
        cells[cells.count - 1].append(byte)
      } else {
        cells[cells.count - 1].append(byte)
      }
      isEscaped = byte == Ascii.backslash && !isEscaped
    }
    return cells.map { String(decoding: $0.trimmed, as: UTF8.self) }
  }
}
