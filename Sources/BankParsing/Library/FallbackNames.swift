import Core

/// Makes ids unique that come from headings.
struct FallbackNames {
  private var taken: Set<ItemID> = []
  private var numbers: [ItemID: Int] = [:]

  /// Avoids all ids that are written down in some files.
  init(avoiding parsed: [ParsedBank]) {
    guard parsed.contains(where: { !$0.pins.isEmpty }) else { return }
    for file in parsed {
      var index = 0
      for pin in file.pins {
        for place in index..<pin.items.lowerBound { taken.insert(file.items[place].id.base) }
        index = pin.items.upperBound
      }
      for place in index..<file.items.count { taken.insert(file.items[place].id.base) }
    }
  }

  /// The id itself, or the first of `-2`, `-3` … that is free; it is taken from now on.
  mutating func next(for id: ItemID) -> ItemID {
    var number = numbers[id] ?? 1
    var name = id
    while !taken.insert(name).inserted {
      number += 1
      name = ItemID(FallbackID.id(id.text, number: number)) ?? name
    }
    numbers[id] = number
    return name
  }
}
