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
    var end = bytes
    while let last = end.last, Ascii.isBlank(last) || [0x0a, 0x0d].contains(last) {
      end.removeLast()
    }
    let item = "\n\n" + text
    let added = Array((hasReturns ? item.replacing("\n", with: "\r\n") : item).utf8)
    let before = BankParser.parse(bytes, file: file)
    let after = BankParser.parse(end + added, file: file)
    guard after.items.count > before.items.count,
      after.items.prefix(before.items.count).map(\.content) == before.items.map(\.content),
      let new = after.items.dropFirst(before.items.count).first
    else { return nil }
    return (end + added, new.position.line)
  }
}
