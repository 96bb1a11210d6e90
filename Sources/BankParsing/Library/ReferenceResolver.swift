import Core

/// Checks what items say of one another: `after` and `variant-of`.
struct ReferenceResolver {
  /// The items; references that lead nowhere are removed.
  private(set) var items: [Item]
  /// What was found.
  private(set) var findings: [Finding] = []

  private let indices: [ItemID: Int]
  /// The ids of items that are left out: that these are not there is told already.
  private let broken: Set<ItemID>
  private var removed: Set<ItemID> = []
  /// Made when a first id is not found.
  private lazy var suggestions = IDSuggestions(items)

  init(items: [Item], indices: [ItemID: Int], broken: Set<ItemID>) {
    self.items = items
    self.indices = indices
    self.broken = broken
  }

  /// Checks all.
  mutating func resolve() {
    for index in items.indices {
      resolveOriginal(of: index)
      if let after = items[index].after, indices[after] == nil {
        if !broken.contains(after.base) {
          let suggestion = suggestions.nearest(to: after)
          report(.unknownAfter(after.text, suggestion: suggestion), at: index, "after")
        }
        items[index].after = nil
      }
    }
    breakCycles()
  }

  private mutating func resolveOriginal(of index: Int) {
    guard let id = items[index].variantOf else { return }
    guard let original = indices[id] else {
      if !broken.contains(id.base) {
        let suggestion = suggestions.nearest(to: id)
        report(.unknownOriginal(id.text, suggestion: suggestion), at: index, "variant-of")
      }
      items[index].variantOf = nil
      return
    }
    if id.base == items[index].id.base {
      report(.variantOfItself, at: index, "variant-of")
      items[index].variantOf = nil
      return
    }
    if let above = items[original].variantOf {
      report(.originalIsVariant(id.text, original: above.text), at: index, "variant-of")
      items[index].variantOf = nil
    }
  }

  /// Each item follows one other at most, so walking on from each finds every cycle.
  private mutating func breakCycles() {
    let openings = items.map { $0.after.flatMap { indices[$0.base] } }
    var walks = Array(repeating: -1, count: items.count)
    for start in items.indices {
      var index = start
      while walks[index] < 0, let opening = openings[index] {
        walks[index] = start
        index = opening
      }
      guard openings[index] != nil, walks[index] == start else { continue }
      var cycle = [index]
      while let opening = openings[cycle[cycle.count - 1]], opening != index {
        cycle.append(opening)
      }
      let ids = (cycle + [index]).map { items[$0].id.base.text }
      report(.afterCycle(ids), at: index, "after")
      removed.formUnion(cycle.map { items[$0].id.base })
    }
    guard !removed.isEmpty else { return }
    for index in items.indices where removed.contains(items[index].id.base) {
      items[index].after = nil
    }
  }

  /// Reports what is wrong with the value of a key of an item.
  private mutating func report(_ problem: BankProblem, at index: Int, _ key: String) {
    // The numbers of a cloze item say the same at one place.
    let item = items[index]
    let finding = Finding(problem, file: item.file, at: item.places[key] ?? item.position)
    if findings.last != finding { findings.append(finding) }
  }
}
