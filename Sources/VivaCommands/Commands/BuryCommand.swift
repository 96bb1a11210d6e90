package import Arguments
package import Core
import Scheduling

/// `viva bury`: sets items aside until the next study day.
package struct BuryCommand: Command {
  package static let spec = CommandSpec(
    "bury",
    "set items aside until the next study day",
    in: .progress,
    operands: [OperandSpec("ID", .oneOrMore, from: .known(.ids))],
    examples: [UsageExample("viva bury owner-cloze", "ask this item tomorrow")]
  )

  private let ids: [Argument]

  package init(_ call: ParsedCommand) throws(UsageError) { ids = call.operands(of: "ID") }

  package func run(in context: Context) throws -> ExitStatus {
    let today = context.today
    return try ItemEvents(
      kind: .bury,
      done: "buried until tomorrow",
      skipped: "already buried",
      due: .day(today.adding(1))
    ) {
      $0.buriedUntil.map { $0 <= today } ?? true
    }.record(for: ids, in: context)
  }
}
