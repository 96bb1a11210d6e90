import Core

/// The units of the loaded items and how they hang together.
///
/// It holds for any content: a follow-up to an item that is not there is an opening, and of
/// follow-ups in a circle the first is.
struct StudyPool: Sendable {
  let items: [Item]
  private(set) var units: [StudyUnit] = []
  private var places: [ItemID: Int] = [:]
  private let filter: ItemFilter

  init(_ items: [Item], filter: ItemFilter) {
    self.items = items
    self.filter = filter
    collectUnits()
    let texts = clozeTexts
    linkSiblings(texts)
    linkParents(texts)
    measureChains()
    linkChildren()
  }

  /// The place of a unit; `nil` for an id that is no unit's.
  func place(of unit: ItemID) -> Int? { places[unit] }

  /// The item whose id, level and links are the unit's.
  func primary(_ unit: Int) -> Item { items[units[unit].primary] }

  /// The kind of a unit.
  func kind(_ unit: Int) -> ItemKind { items[units[unit].primary].kind }

  /// The level of a unit.
  func level(_ unit: Int) -> Level { items[units[unit].primary].level }

  /// The forms in which a unit may be asked in this session.
  func forms(_ unit: Int) -> [Int] {
    let all = [units[unit].primary] + units[unit].variants
    let wanted = all.filter { filter.accepts(items[$0]) }
    return wanted.isEmpty ? all : wanted
  }

  /// Sorts units by the wish of the learner; `nil` where there is none but the usual order.
  func sortedAsWanted(_ units: [Int]) -> [Int]? {
    guard let ids = filter.ids else { return nil }
    var ranks: [ItemID: Int] = [:]
    for (rank, id) in ids.enumerated() where ranks[id] == nil { ranks[id] = rank }
    func rank(_ unit: Int) -> Int { ranks[self.units[unit].id] ?? ids.count }
    return units.sorted { (rank($0), $0) < (rank($1), $1) }
  }

  /// The units above a unit in its chain, the opening first; of a cloze text its first number.
  func path(to unit: Int) -> [Int] {
    var path: [Int] = []
    var current = unit
    while let parent = units[current].parents.first {
      path.append(parent)
      current = parent
    }
    return path.reversed()
  }

  /// All units above a unit, every number of a cloze text among them, each once.
  func ancestors(of unit: Int) -> [Int] {
    var found: [Int] = []
    var open = units[unit].parents
    while let next = open.popLast() {
      guard !found.contains(next) else { continue }
      found.append(next)
      open += units[next].parents
    }
    return found.sorted()
  }

  private mutating func collectUnits() {
    units.reserveCapacity(items.count)
    places.reserveCapacity(items.count)
    let isFiltered = filter != ItemFilter()
    for place in items.indices {
      let isVariant = items[place].variantOf != nil
      let id = items[place].variantOf ?? items[place].id
      let isWanted = !isFiltered || filter.accepts(items[place])
      if let unit = places[id] {
        let first = units[unit].primary
        if isVariant {
          units[unit].variants.append(place)
        } else if items[first].variantOf != nil {
          units[unit].variants.insert(first, at: 0)
          units[unit].primary = place
        } else {
          continue
        }
        units[unit].isWanted = units[unit].isWanted || isWanted
      } else {
        places[id] = units.count
        units.append(StudyUnit(id: id, primary: place))
        units[units.count - 1].isWanted = isWanted
      }
    }
  }

  private mutating func linkSiblings(_ texts: [ItemID: [Int]]) {
    for numbers in texts.values where numbers.count > 1 {
      for unit in numbers { units[unit].siblings = numbers.filter { $0 != unit } }
    }
  }

  private mutating func linkParents(_ texts: [ItemID: [Int]]) {
    let variants = variantUnits
    for unit in units.indices {
      guard let opening = items[units[unit].primary].after else { continue }
      if let place = places[opening] ?? variants[opening] {
        units[unit].parents = [place]
      } else {
        units[unit].parents = texts[opening] ?? []
      }
    }
  }

  /// The units of each cloze text, by the id that names all its numbers.
  private var clozeTexts: [ItemID: [Int]] {
    var texts: [ItemID: [Int]] = [:]
    for unit in units.indices {
      let id = units[unit].id
      if id.clozeNumber != nil { texts[id.base, default: []].append(unit) }
    }
    return texts
  }

  private var variantUnits: [ItemID: Int] {
    var found: [ItemID: Int] = [:]
    for unit in units.indices {
      for variant in units[unit].variants { found[items[variant].id] = unit }
    }
    return found
  }

  /// Finds each unit's depth and opening, and cuts circles.
  private mutating func measureChains() {
    var marks = [Mark](repeating: .unseen, count: units.count)
    for start in units.indices where marks[start] == .unseen {
      var path = [start]
      marks[start] = .open
      while let last = path.last, let parent = units[last].parents.first, marks[parent] != .done {
        guard marks[parent] == .unseen else {
          units[parent].parents = []
          units[parent].root = parent
          break
        }
        marks[parent] = .open
        path.append(parent)
      }
      for unit in path.reversed() {
        let parent = units[unit].parents.first
        units[unit].depth = parent.map { units[$0].depth + 1 } ?? 0
        units[unit].root = parent.map { units[$0].root } ?? unit
        marks[unit] = .done
      }
    }
  }

  private enum Mark {
    case unseen
    case open
    case done
  }

  private mutating func linkChildren() {
    for unit in units.indices {
      let parents = units[unit].parents.filter { units[$0].depth < units[unit].depth }
      units[unit].parents = parents
      for parent in parents { units[parent].children.append(unit) }
    }
    for unit in units.indices where units[unit].children.count > 1 {
      let ordered = units[unit].children.sorted { (level($0), $0) < (level($1), $1) }
      units[unit].children = ordered
    }
  }
}
