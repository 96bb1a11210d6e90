import Core

/// Finds what was probably meant by an id that does not exist; only for the first few, since each
/// is compared with all.
struct IDSuggestions {
  private let ids: [String]
  private var left = 20

  init(_ items: [Item]) { ids = items.map(\.id.base.text) }

  /// The nearest id that exists.
  mutating func nearest(to id: ItemID) -> String? {
    guard left > 0 else { return nil }
    left -= 1
    return Suggestion.nearest(to: id.base.text, among: ids)
  }
}
