import Core

/// The ids of items that stand in a file and cannot be used, so that no reference to them is told to
/// lead nowhere: why they are left out is told where they stand.
///
/// What is wrong may have kept the items from being seen at all, so the ids are looked for in the text.
enum BrokenIDs {
  /// The ids in a file's bytes that are none of the items read from it.
  static func ids(in bytes: [UInt8], besides items: [Item]) -> Set<ItemID> {
    var found: Set<ItemID> = []
    // The title of an item whose id is still to come; without one the title makes it.
    var title: ArraySlice<UInt8>?
    var isInComment = false
    for whole in bytes.split(whereSeparator: { $0 == Ascii.lineFeed || $0 == Ascii.carriageReturn })
    {
      let line = whole.trimmed
      guard !line.isEmpty else { continue }
      if line.starts(with: "## ".utf8) {
        if let title { found.formUnion(made(from: title)) }
        title = line.dropFirst(3).trimmed
        isInComment = false
        continue
      }
      if line.starts(with: "<!--".utf8) { isInComment = true }
      if isInComment, let ids = ids(in: line) {
        found.formUnion(ids)
        title = nil
      }
      if line.firstRange(ofText: "-->") != nil { isInComment = false }
      if !isInComment, let text = title {
        found.formUnion(made(from: text))
        title = nil
      }
    }
    if let title { found.formUnion(made(from: title)) }
    for item in items { found.remove(item.id.base) }
    return found
  }

  private static func made(from title: ArraySlice<UInt8>) -> [ItemID] {
    ItemID(FallbackID.id(of: PlainText.title(title))).map { [$0] } ?? []
  }

  /// The value of the key `id` on a line of a comment; where it is none, what it was probably to be.
  private static func ids(in line: ArraySlice<UInt8>) -> [ItemID]? {
    var text = line
    if text.starts(with: "<!--".utf8) { text = text.dropFirst(4) }
    if let end = text.firstRange(ofText: "-->") { text = text[..<end] }
    for pair in text.split(separator: Ascii.semicolon) {
      guard let colon = pair.firstIndex(of: Ascii.colon),
        pair[..<colon].trimmed.elementsEqual("id".utf8)
      else { continue }
      let value = pair[(colon + 1)...].trimmed
      let text = String(decoding: value, as: UTF8.self)
      if let id = ItemID(text) { return [id] }
      let begin = String(decoding: value.prefix(while: ItemID.isAllowed), as: UTF8.self)
      return [FallbackID.id(of: text), begin].compactMap { ItemID($0) }
    }
    return nil
  }
}
