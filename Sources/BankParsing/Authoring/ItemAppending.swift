import Core

/// Adds an item to the end of a bank.
package enum ItemAppending {
  /// A bank's bytes with an item after its last, and nothing else changed.
  ///
  /// - Parameters:
  ///   - text: The item, from its heading to a line end.
  ///   - bytes: The bytes of the bank.
  ///   - file: The bank's path.
  /// - Returns: The new bytes and the line of the item's heading; `nil` where the item would not be
  ///   read as one, or would take something from another, as below a fence that is not closed.
  package static func appending(
    _ text: String,
    to bytes: [UInt8],
    of file: String
  ) -> (bytes: [UInt8], line: Int)? {
    let hasReturns = bytes.firstRange(of: Array("\r\n".utf8)) != nil
    let end = Array(bytes[..<textEnd(of: bytes)])
    let item = "\n\n" + text
    let added = Array((hasReturns ? item.replacing("\n", with: "\r\n") : item).utf8)
    let before = BankParser.parse(bytes, file: file)
    let after = BankParser.parse(end + added, file: file)
    guard after.items.count > before.items.count,
      after.items.prefix(before.items.count).map(\.content) == before.items.map(\.content),
      !after.findings.contains(where: { swallowing.contains($0.code) }),
      let new = after.items.dropFirst(before.items.count).first
    else { return nil }
    return (end + added, new.position.line)
  }

  /// What goes on to the end of the file unless something ends it, and would take the item in.
  private static let swallowing: Set = ["swallowed_item", "unclosed_comment", "unclosed_fence"]

  /// The place after the last line that holds something; spaces at its end are its own.
  private static func textEnd(of bytes: [UInt8]) -> Int {
    var end = bytes.count
    for place in bytes.indices.reversed() {
      if bytes[place] == Ascii.lineFeed || bytes[place] == Ascii.carriageReturn {
        end = place
      } else if !Ascii.isBlank(bytes[place]) {
        break
      }
    }
    return end
  }
}
