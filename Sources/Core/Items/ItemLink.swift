/// An item that is scheduled, and the one it follows up: all that counting what is due needs.
package struct ItemLink: Hashable, Sendable {
  /// The id under which its memory is kept.
  package var id: ItemID
  /// The item that it follows up.
  package var after: ItemID?
  /// On which answer to that item it is asked.
  package var when: FollowUpCondition

  /// Makes a link.
  package init(id: ItemID, after: ItemID? = nil, when: FollowUpCondition = .any) {
    self.id = id
    self.after = after
    self.when = when
  }

  /// The links of items, in their order, each memory once: other forms of an item are left out.
  package static func all(of items: [Item]) -> [ItemLink] {
    var seen: Set<ItemID> = []
    return items.filter { $0.variantOf == nil && seen.insert($0.id).inserted }
      .map { ItemLink(id: $0.id, after: $0.after, when: $0.when) }
  }
}
