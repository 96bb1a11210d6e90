package import Core

/// The names that items were given anew: all that happened under an old id counts for the new one.
package struct Relinks: Equatable, Sendable {
  /// The present id of each that is in use no more.
  package private(set) var present: [ItemID: ItemID] = [:]

  /// No item has another name.
  package init() {}

  /// The present id of an item.
  package subscript(item: ItemID) -> ItemID { present.isEmpty ? item : present[item] ?? item }

  /// Notes that an item has another id from now on; given in the order of the events.
  ///
  /// An id that is given to an item is in use again, whatever it stood for before, so no circle
  /// can come about.
  package mutating func add(from old: ItemID, to new: ItemID) {
    guard old != new else { return }
    present[new] = nil
    for (known, _) in present.filter({ $0.value == old }) { present[known] = new }
    present[old] = new
  }
}
