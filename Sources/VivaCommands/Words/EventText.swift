import Core

/// Says what an event was, in words.
@MainActor
enum EventText {
  /// The event with its item and its time of day.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - items: The items that it happened to together with others; absent for its own alone.
  ///   - context: What there is.
  /// - Returns: What was done, to what and when.
  static func sentence(
    for event: Event,
    of items: [ItemID]? = nil,
    in context: Context
  ) -> String {
    let content = event.content
    let item = list(items ?? [content.item].compactMap(\.self))
    let what =
      switch content.kind {
      case .review: "the review of \(item) (\(content.rating?.name ?? "unrated"))"
      case .attempt: "the attempt at \(item) (\(content.rating?.name ?? "unrated"))"
      case .cram: "the practice of \(item) (\(content.rating?.name ?? "unrated"))"
      case .lent: "the lending of \(item)"
      case .suspend: "the suspension of \(item)"
      case .resume: "the resumption of \(item)"
      case .bury: "the burial of \(item)"
      case .forget: "the forgetting of \(item)"
      case .undo: "an undo"
      case .setting: "the setting \(content.name ?? "")"
      case .accept: "the acceptance that records of device \(content.name ?? "") are lost"
      case .relink:
        "the relinking of \(content.name ?? "") to \(content.item?.text ?? "")"
          + ((items?.count ?? 1) > 1 ? " and \((items?.count ?? 1) - 1) more" : "")
      }
    let wall = content.moment.wall
    return "\(what) at \(wall.day) \(padded(wall.hour, to: 2)):\(padded(wall.minute, to: 2))"
  }

  /// The most items that are all named.
  private static let most = 5

  private static func list(_ items: [ItemID]) -> String {
    let named = items.count > most ? Array(items.prefix(most - 1)) : items
    let rest = items.count - named.count
    let words = named.map(\.text) + (rest > 0 ? ["\(rest) more"] : [])
    guard words.count > 1, let last = words.last else { return words.first ?? "" }
    return "\(words.dropLast().joined(separator: ", ")) and \(last)"
  }
}
