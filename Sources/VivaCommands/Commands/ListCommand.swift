package import Arguments
import BankParsing
import ContentLoading
package import Core
import ProgressStore
import Reporting
import Scheduling
import StrictJSON

/// `viva list`: the items with their state, due date and history.
package struct ListCommand: Command {
  package static let spec = CommandSpec(
    "list",
    "browse the items with their state and due date",
    in: .banks,
    options: [
      .value("search", "TEXT", "only items with all these words, in whatever part of them")
    ],
    examples: [
      UsageExample("viva list --search binding", "items about bindings"),
      UsageExample("viva list --search 'staff choice'", "choices at staff level"),
    ],
    manual: [ManualSection.keys(ListReport.keys)]
  )

  private let search: String

  package init(_ call: ParsedCommand) throws(UsageError) {
    search = call.option("search")?.text ?? ""
  }

  package func run(in context: Context) throws -> ExitStatus {
    let words = search.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
    let progress = try context.store.progress
    let today = context.today
    let items = try context.content().library.items.filter { item in
      let state = ItemState(progress[item.variantOf ?? item.id], on: today)
      return ItemSearch.matches(item, words, state: state.rawValue)
    }
    if context.options.wantsJSON {
      let report = ListReport(
        progress: progress,
        today: context.today,
        offset: context.now.offset,
        fsrs: context.scheduler.fsrs
      )
      context.print(report.json(items).text())
    } else {
      if !items.isEmpty { try context.page(table(of: items, progress, context)) }
      context.say("\(count(items.count, "item"))")
    }
    return .done
  }

  /// One line an item, so that it can be searched; titles give way to the width of a terminal.
  private func table(of items: [Item], _ progress: Progress, _ context: Context) -> String {
    let titles = ["id", "kind", "level", "state", "due", "topic", "title"]
    let rows = items.map { item -> [String] in
      let standing = progress[item.variantOf ?? item.id]
      let due = standing.due.map { DueText.wait($0, from: context.now, on: context.today) }
      return [
        item.id.text, item.kind.rawValue, item.level.rawValue,
        ItemState(standing, on: context.today).rawValue, due ?? "–", item.topic?.path ?? "–",
        item.title,
      ]
    }
    return context.lines(titles, rows)
  }
}
