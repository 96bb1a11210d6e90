import BankParsing
import ContentLoading
import Core
import LinterProtocol

/// Finds the items that teach what a rule is about.
@MainActor
struct Teaching {
  private let items: [Item]
  private let rules: [RuleDescription]

  /// Takes the loaded items; none where they cannot be read, for teaching is an extra.
  init(context: Context) {
    items = (try? context.workspace.content())?.library.items ?? []
    rules = (try? context.rules()) ?? []
  }

  /// The items that name the rule, then those that ask for a claim it serves; no exercise of its
  /// own kind of repair comes before the questions that explain it.
  func items(for rule: RuleDescription) -> [Item] {
    let named = items.filter { $0.rules.contains(rule.id) }
    let claimed = items.filter { item in
      !item.rules.contains(rule.id) && item.covers.contains { rule.claims.contains($0) }
    }
    return (claimed + named).filter { $0.variantOf == nil }
  }

  /// The few items most worth a look after some findings, the rules' in turn, each once.
  func items(for findings: [Finding], except own: ItemID?, most: Int = 4) -> [Item] {
    var lists: [[Item]] = []
    for id in findings.map(\.code) {
      guard let rule = rules.first(where: { $0.id == id }) else { continue }
      lists.append(items(for: rule).filter { $0.id != own })
    }
    var chosen: [Item] = []
    for place in 0..<(lists.map(\.count).max() ?? 0) {
      for list in lists where place < list.count {
        if !chosen.contains(where: { $0.id.base == list[place].id.base }) {
          chosen.append(list[place])
        }
      }
    }
    return Array(chosen.prefix(most))
  }
}
