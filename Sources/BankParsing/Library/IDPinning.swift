import Core

/// Writes ids into banks for items that have none, for `viva check --fix`.
package enum IDPinning {
  /// A bank's bytes with the ids that the library uses, and nothing else changed.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the file as it was loaded.
  ///   - file: The file's path, as it was loaded.
  ///   - library: What was loaded.
  /// - Returns: The new bytes; `nil` when there is nothing to write, or the file has changed.
  package static func pinned(_ bytes: [UInt8], of file: String, in library: Library) -> [UInt8]? {
    guard let pins = library.pins[file], !pins.isEmpty else { return nil }
    let starts = lineStarts(of: bytes)
    var result: [UInt8] = []
    var written = 0
    for pin in pins {
      guard pin.line < starts.count else { return nil }
      let insertion: (offset: Int, text: [UInt8])
      if let column = pin.column {
        insertion = (starts[pin.line - 1] + column - 1, Array(" id: \(pin.id.text);".utf8))
        guard insertion.offset >= 4, insertion.offset <= bytes.count,
          bytes[..<insertion.offset].suffix(4).elementsEqual("<!--".utf8)
        else { return nil }
      } else {
        let line = bytes[starts[pin.line - 1]..<starts[pin.line]]
        guard line.contains(Ascii.number) else { return nil }
        let end = lineEnd(of: line)
        insertion = (starts[pin.line], Array("<!-- id: \(pin.id.text) -->".utf8) + end)
      }
      guard insertion.offset >= written else { return nil }
      result += bytes[written..<insertion.offset] + insertion.text
      written = insertion.offset
    }
    return result + bytes[written...]
  }

  /// The offset of each line's first byte, and after them the length of the file.
  private static func lineStarts(of bytes: [UInt8]) -> [Int] {
    var starts = [bytes.starts(with: [0xef, 0xbb, 0xbf]) ? 3 : 0]
    for index in bytes.indices {
      let isEnd =
        bytes[index] == Ascii.lineFeed
        || bytes[index] == Ascii.carriageReturn
          && (index + 1 == bytes.count || bytes[index + 1] != Ascii.lineFeed)
      if isEnd { starts.append(index + 1) }
    }
    if starts.last != bytes.count { starts.append(bytes.count) }
    return starts
  }

  private static func lineEnd(of line: ArraySlice<UInt8>) -> [UInt8] {
    let end = line.suffix(2).filter { $0 == Ascii.lineFeed || $0 == Ascii.carriageReturn }
    return end.isEmpty ? [Ascii.lineFeed] : end
  }
}
