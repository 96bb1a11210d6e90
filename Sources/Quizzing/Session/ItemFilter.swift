package import Core

/// Which items a session is about.
package struct ItemFilter: Equatable, Sendable {
  /// Topics of which one must hold the item's; none for all items.
  package var topics: [Topic]
  /// The item's level, exactly; `nil` for all.
  package var level: Level?
  /// The item's kind; `nil` for all.
  package var kind: ItemKind?
  /// The ids that are scheduled, in the order in which they are asked; `nil` for all items, in the
  /// order of a plain session.
  package var ids: [ItemID]?

  /// Makes a filter; without arguments it accepts every item.
  package init(
    topics: [Topic] = [],
    level: Level? = nil,
    kind: ItemKind? = nil,
    ids: [ItemID]? = nil
  ) {
    self.topics = topics
    self.level = level
    self.kind = kind
    self.ids = ids
  }

  /// Whether a session is about an item.
  package func accepts(_ item: Item) -> Bool {
    guard level == nil || item.level == level, kind == nil || item.kind == kind,
      ids?.contains(item.variantOf ?? item.id) ?? true
    else { return false }
    guard !topics.isEmpty else { return true }
    guard let topic = item.topic else { return false }
    return topics.contains { topic.isWithin($0) }
  }
}
