import BankParsing
import ContentLoading
import Core
import LinterProtocol
import Quizzing

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

  /// The items that explain what the rule is about, those that share most of its claims first,
  /// and after them the exercises in repairing it.
  func items(for rule: RuleDescription) -> [Item] {
    let questions = items.filter { !$0.kind.isCode && $0.variantOf == nil }
      .map { item in (item: item, shared: item.covers.count { rule.claims.contains($0) }) }
      .filter { $0.shared > 0 || $0.item.rules.contains(rule.id) }
      .enumerated()
      .sorted { ($1.element.shared, $0.offset) < ($0.element.shared, $1.offset) }
      .map(\.element.item)
    return questions + items.filter { $0.kind == .exercise && $0.rules.contains(rule.id) }
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
