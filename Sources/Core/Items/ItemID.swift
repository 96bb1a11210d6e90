/// The name of an item, on which alone its progress hangs.
///
/// `[a-z0-9-]`, 1…64 bytes; a cloze number adds `#c1`, so `owner-cloze#c2` is the second number
/// of the cloze item `owner-cloze`.
package struct ItemID: Hashable, Comparable, Sendable {
  /// The whole id, with the cloze number where there is one.
  package let text: String

  /// Reads an id, with or without a cloze number; `nil` when it is not one.
  package init?(_ text: some StringProtocol) {
    let text = String(text)
    let base = text.utf8.prefix(while: Self.isAllowed)
    guard (1...64).contains(base.count) else { return nil }
    if base.endIndex != text.utf8.endIndex {
      let number = text.utf8[base.endIndex...].dropFirst(2)
      guard text.utf8[base.endIndex...].starts(with: "#c".utf8), number.count <= 3,
        number.first != UInt8(ascii: "0"), decimal(number) != nil
      else { return nil }
    }
    self.text = text
  }

  private init(unchecked text: String) { self.text = text }

  /// The id without a cloze number.
  package var base: ItemID {
    guard let mark = text.utf8.firstIndex(of: UInt8(ascii: "#")) else { return self }
    return ItemID(unchecked: String(text[..<mark]))
  }

  /// The cloze number, 1…999, where the id has one.
  package var clozeNumber: Int? {
    guard let mark = text.utf8.firstIndex(of: UInt8(ascii: "#")) else { return nil }
    return decimal(text.utf8[mark...].dropFirst(2))
  }

  /// The id of one cloze number (1…999) of this item.
  package func cloze(_ number: Int) -> ItemID { ItemID(unchecked: "\(base.text)#c\(number)") }

  /// Whether a byte may stand in an id.
  package static func isAllowed(_ byte: UInt8) -> Bool {
    (48...57).contains(byte) || (97...122).contains(byte) || byte == UInt8(ascii: "-")
  }

  package static func < (left: ItemID, right: ItemID) -> Bool { left.text < right.text }
}

extension ItemID: CustomStringConvertible {
  package var description: String { text }
}
