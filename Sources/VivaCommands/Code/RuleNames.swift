import Core

/// Finds names of rules that there are not, in the metadata and the faults of items of every kind.
struct RuleNames {
  let known: Set<String>

  /// Whether any of some items names a rule.
  static func areNamed(in items: [Item]) -> Bool {
    items.contains { !names(in: $0).isEmpty }
  }

  /// A finding for each name that no rule has, with the nearest that one has.
  func findings(in items: [Item]) -> [Finding] {
    var found: [Finding] = []
    for (index, item) in items.enumerated() {
      // The numbers of a cloze item say the same at one place.
      if index > 0, items[index - 1].position == item.position,
        items[index - 1].file == item.file
      {
        continue
      }
      for (rule, place) in Self.names(in: item) where !known.contains(rule) {
        let near = Suggestion.nearest(to: rule, among: known.sorted())
        found.append(
          ItemFault(item: item)(
            "unknown_rule",
            "there is no rule '\(rule)'"
              + (near.map { "; did you mean '\($0)'?" } ?? "; 'viva rules' lists them"),
            line: place.line,
            column: place.column
          )
        )
      }
    }
    return found
  }

  private static func names(in item: Item) -> [(rule: String, place: TextPosition)] {
    let key = item.places["rules"] ?? item.position
    var names = item.rules.map { ($0, key) }
    if case .audit(let audit) = item.content {
      names += zip(audit.faults, audit.faultLines).map { fault, line in
        (fault.rule, TextPosition(line: line, column: 1))
      }
    }
    return names
  }
}
