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

  /// Takes the items and the rules that there are.
  init(items: [Item], rules: [RuleDescription]) {
    self.items = items
    self.rules = rules
  }

  /// The items that explain what the rule is about, those that share most of its claims first,
  /// and after them the exercises in repairing it and the audits in finding it.
  func items(for rule: RuleDescription) -> [Item] {
    let questions = items.filter { !$0.kind.isCode && $0.variantOf == nil }
      .map { item in (item: item, shared: item.covers.count { rule.claims.contains($0) }) }
      .filter { $0.shared > 0 || $0.item.rules.contains(rule.id) }
      .enumerated()
      .sorted { ($1.element.shared, $0.offset) < ($0.element.shared, $1.offset) }
      .map(\.element.item)
    return questions + items.filter { trains(rule.id, $0) }
  }

  /// The ids of all items to practise after some findings, as they are scheduled, each once: those
  /// for the rule found most often first; of rules found equally often the one found first.
  func ids(for findings: [Finding]) -> [ItemID] {
    var counts: [(rule: String, count: Int)] = []
    for code in findings.map(\.code) {
      if let place = counts.firstIndex(where: { $0.rule == code }) {
        counts[place].count += 1
      } else {
        counts.append((code, 1))
      }
    }
    let ranked = counts.enumerated().sorted {
      ($1.element.count, $0.offset) < ($0.element.count, $1.offset)
    }
    var seen: Set<ItemID> = []
    return ranked.compactMap { rank in rules.first { $0.id == rank.element.rule } }
      .flatMap { items(for: $0) }
      .map { $0.variantOf ?? $0.id }
      .filter { seen.insert($0).inserted }
  }

  /// Whether an item has code in which the rule is broken.
  private func trains(_ rule: String, _ item: Item) -> Bool {
    switch item.content {
    case .exercise: item.rules.contains(rule)
    case .audit(let audit): item.rules.contains(rule) || audit.faults.contains { $0.rule == rule }
    default: false
    }
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
