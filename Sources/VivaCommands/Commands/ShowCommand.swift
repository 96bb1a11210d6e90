package import Arguments
package import Core
import ProgressStore
import Reporting
import Scheduling
import StrictJSON
import Terminal

/// `viva show`: one item, whole, with where it stands.
package struct ShowCommand: Command {
  package static let spec = CommandSpec(
    "show",
    "one item with its answer, state and history",
    in: .banks,
    operands: [OperandSpec("ID", from: .known(.ids))],
    options: [
      .flag("run", "run an exercise's solution through its scenario, the starter beside it")
    ],
    examples: [
      UsageExample("viva show row-shows-quantity", "question, answer, why and history"),
      UsageExample("viva show row-shows-quantity --run", "what the repair changes, counted"),
    ],
    manual: [
      ManualSection(
        "JSON",
        """
        With --run --json that of 'viva run --compare', A the starter and B the solution. With --json alone one object:
          schema    1
          items     the item, or each number of a cloze item, with the keys of 'viva list'
          file      the bank's path
          line      the line of the item's heading, 1 and up
          question  Markdown
          answer    Markdown; null where the kind has none of its own
          why       Markdown
          solution  of an exercise an array of objects with name and text; else null
          history   an array of objects with day, kind and rating, the oldest first
        """
      )
    ]
  )

  private let id: Argument
  private let isRunning: Bool

  package init(_ call: ParsedCommand) throws(UsageError) {
    guard let id = call.operand("ID") else { preconditionFailure("show takes an ID") }
    self.id = id
    isRunning = call.has("run")
  }

  package func run(in context: Context) throws -> ExitStatus {
    let items = try context.items(named: id)
    if isRunning, let item = items.first { return try ItemRun(context: context).run(item) }
    let unit = items.map { $0.variantOf ?? $0.id }
    let history = try context.store.events().filter {
      $0.content.item.map { unit.contains($0) } ?? false
    }
    if context.options.wantsJSON {
      context.print(try json(items, history, context).text())
    } else {
      for item in items { try show(item, history, context) }
    }
    return .done
  }

  private func show(_ item: Item, _ history: [Event], _ context: Context) throws {
    let view = ItemView(context: context)
    view.show(item)
    try view.showStanding(of: item)
    let own = history.filter { $0.content.item == item.variantOf ?? item.id }
    guard !own.isEmpty else { return }
    context.print(StyledText("History", .strong))
    for event in own {
      let content = event.content
      let isLeech = content.name == ItemProgress.Suspension.leech.rawValue
      let facts = [
        content.day.description, content.kind.rawValue, content.rating?.name,
        content.kind == .suspend && isLeech ? "leech" : nil,
      ]
      let due = content.due.map { "→ \(Self.text(of: $0, offset: content.moment.offset))" }
      context.print("  " + (facts + [due]).compactMap { $0 }.joined(separator: "  "))
    }
  }

  /// The day it was due, or the clock's time of a learning step.
  private static func text(of due: Due, offset: Int) -> String {
    switch due {
    case .day(let day): day.description
    case .instant(let instant): DueText.time(instant, offset: offset)
    }
  }

  private static func solution(of item: Item) -> JSONValue {
    guard case .exercise(let exercise) = item.content else { return .null }
    return .array(
      exercise.solution.map { ["name": .string($0.name), "text": .string($0.text)] }
    )
  }

  private func json(_ items: [Item], _ history: [Event], _ context: Context) throws -> JSONValue {
    let report = ListReport(
      progress: try context.store.progress,
      today: context.today,
      offset: context.now.offset,
      fsrs: context.scheduler.fsrs
    )
    guard var object = report.json(items).object, let item = items.first else { return .null }
    object["file"] = .string(item.file)
    object["line"] = .integer(item.position.line)
    object["question"] = .string(item.question.source)
    object["answer"] = ItemView.answer(of: item).map { .string($0.source) } ?? .null
    object["why"] = .string(item.why.source)
    object["solution"] = Self.solution(of: item)
    object["history"] = .array(
      history.map { event in
        [
          "day": .string(event.content.day.description),
          "kind": .string(event.content.kind.rawValue),
          "rating": event.content.rating.map { .string($0.name) } ?? .null,
        ]
      }
    )
    return .object(object)
  }
}
