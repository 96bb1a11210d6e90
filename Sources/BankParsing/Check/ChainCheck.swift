import Core

/// Finds items that could not be asked as they say: by their place in a chain, or by their versions.
struct ChainCheck {
  let library: Library

  /// What is wrong with an item.
  func found(_ item: Item) -> [BankCheck.Found] {
    var found: [BankCheck.Found] = []
    if let after = item.after, let opening = library[after] {
      let place = item.places["after"] ?? item.position
      if Self.original(of: opening) == Self.original(of: item) {
        found.append((.followsOwnForm(after.text), place))
      } else if item.when == .weak, item.level > opening.level {
        found.append((.weakFollowUpHarder(item.level, opening: opening.level), place))
      }
    }
    if let since = item.since, let until = item.until, !Self.isBefore(since, until) {
      found.append((.neverHolds(since: since, until: until), item.position))
    }
    return found
  }

  /// The items that one follows up, the nearest first.
  func openings(of item: Item) -> [Item] {
    var openings: [Item] = []
    var after = item.after
    while let id = after, let opening = library[id] {
      openings.append(opening)
      after = opening.after
    }
    return openings
  }

  private static func original(of item: Item) -> ItemID { (item.variantOf ?? item.id).base }

  /// Whether one version comes before another, as far as they are of one system.
  private static func isBefore(_ left: String, _ right: String) -> Bool {
    let system = { (text: String) in Array(text.utf8.prefix(while: Ascii.isLetter)) }
    guard system(left) == system(right) else { return true }
    let numbers = { (text: String) in
      var parts = text.utf8.drop(while: Ascii.isLetter).split(separator: UInt8(ascii: "."))
        .map { decimal($0) ?? 0 }
      // 17 is 17.0.
      while parts.last == 0 { parts.removeLast() }
      return parts
    }
    return numbers(left).lexicographicallyPrecedes(numbers(right))
  }
}
