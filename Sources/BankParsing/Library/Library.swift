package import Core

/// All loaded banks and their items, with everything that only shows across files.
package struct Library: Sendable {
  /// The banks, in load order.
  package private(set) var banks: [Bank] = []
  /// The items that can be used, in load order; ids are unique.
  package private(set) var items: [Item] = []
  /// Everything wrong with the files, in load order and then in the order of each file.
  package private(set) var findings: [Finding] = []
  /// The Markdown files that are no banks, in load order.
  package private(set) var passedOver: [String] = []
  /// Where ids could be written, by file.
  private(set) var pins: [String: [PlacedPin]] = [:]

  private var indices: [ItemID: Int] = [:]
  private var broken: Set<ItemID> = []

  /// A place for an id, and the id.
  struct PlacedPin {
    var id: ItemID
    var line: Int
    var column: Int?
    /// Where the item's heading begins.
    var heading: TextPosition
  }

  /// Joins files, given in load order.
  ///
  /// Of items with one id the first is used. Ids made from headings give way to those written down,
  /// and get `-2` and so on among themselves.
  ///
  /// - Parameter parsed: The files, in load order; each path stands for one file.
  package init(_ parsed: consuming [ParsedBank]) {
    var parsed = parsed
    var found: [Finding] = parsed.flatMap(\.findings)
    items.reserveCapacity(parsed.reduce(0) { $0 + $1.items.count })
    join(&parsed, into: &found)
    indices.reserveCapacity(items.count)
    // Loops over places, not items: copying one counts up dozens of references.
    for index in items.indices { indices[items[index].id] = index }
    for index in items.indices where items[index].id.clozeNumber != nil {
      if indices[items[index].id.base] == nil { indices[items[index].id.base] = index }
    }
    broken = parsed.reduce(into: []) { $0.formUnion($1.broken) }
    var references = ReferenceResolver(items: items, indices: indices, broken: broken)
    references.resolve()
    items = references.items
    found += references.findings
    findings = found.isEmpty ? [] : Self.sorted(found, files: parsed.map(\.file))
  }

  /// The item with an id; for a cloze item's id without a number, its first number.
  package subscript(id: ItemID) -> Item? { indices[id].map { items[$0] } }

  /// Whether an id is that of an item that is left out, of which other findings tell.
  func isBroken(_ id: ItemID) -> Bool { broken.contains(id.base) }

  /// Puts findings into the order of files, and then of places.
  static func sorted(_ findings: [Finding], files: [String]) -> [Finding] {
    var order: [String: Int] = [:]
    for (index, file) in files.enumerated() where order[file] == nil { order[file] = index }
    return findings.enumerated()
      .map { (file: order[$0.element.file] ?? 0, place: $0.offset, finding: $0.element) }
      .sorted { ($0.file, $0.finding.start, $0.place) < ($1.file, $1.finding.start, $1.place) }
      .map(\.finding)
  }
}

extension Library {
  /// Joins files, whose items move here.
  private mutating func join(_ parsed: inout [ParsedBank], into found: inout [Finding]) {
    var names = FallbackNames(avoiding: parsed)
    var owners: [ItemID: Place] = [:]
    var bankOwners: [String: Place] = [:]
    owners.reserveCapacity(items.capacity)
    for index in parsed.indices {
      var items: [Item] = []
      swap(&items, &parsed[index].items)
      let file = parsed[index]
      if !file.isBank { passedOver.append(file.file) }
      if let bank = file.bank {
        banks.append(bank)
        let place = Place(file: file.file, position: TextPosition(line: 1, column: 1))
        if let first = bankOwners.updateValue(bankOwners[bank.id] ?? place, forKey: bank.id) {
          found.append(
            Finding(
              .duplicateBank(bank.id, file: first.file, line: first.position.line),
              file: file.file,
              at: place.position
            )
          )
        }
      }
      name(&items, of: file, by: &names)
      join(&items, file: file.file, &owners, into: &found)
    }
  }

  /// Adds a file's items, without those whose ids are taken.
  private mutating func join(
    _ found: inout [Item],
    file: String,
    _ owners: inout [ItemID: Place],
    into findings: inout [Finding]
  ) {
    var reported: TextPosition?
    // From the end an item can be taken without being copied.
    found.reverse()
    while let item = found.popLast() {
      let id = item.id.base
      let place = Place(file: file, position: item.position)
      let owner = owners[id] ?? place
      if owner == place {
        owners[id] = place
        items.append(consume item)
      } else if reported != place.position {
        // The numbers of a cloze item stand at one place.
        reported = place.position
        let line = owner.position.line
        findings.append(
          Finding(
            .duplicateID(id.text, file: owner.file, line: line),
            file: file,
            at: place.position
          )
        )
      }
    }
  }

  /// Gives ids to those of a file's items that have none.
  private mutating func name(
    _ items: inout [Item],
    of file: ParsedBank,
    by names: inout FallbackNames
  ) {
    for pin in file.pins {
      guard let first = pin.items.first else { continue }
      let id = names.next(for: items[first].id.base)
      for index in pin.items {
        items[index].id = items[index].id.clozeNumber.map { id.cloze($0) } ?? id
      }
      pins[file.file, default: []].append(
        PlacedPin(id: id, line: pin.line, column: pin.column, heading: items[first].position)
      )
    }
  }

  private struct Place: Equatable {
    var file: String
    var position: TextPosition
  }
}
