package import Arguments
package import Core
import Scheduling

/// `viva resume`: takes items back into the schedule.
package struct ResumeCommand: Command {
  package static let spec = CommandSpec(
    "resume",
    "take suspended or buried items back into the schedule",
    in: .progress,
    operands: [OperandSpec("ID", .oneOrMore, from: .known(.ids))],
    examples: [UsageExample("viva resume owner-cloze", "ask this item again")]
  )

  private let ids: [Argument]

  package init(_ call: ParsedCommand) throws(UsageError) { ids = call.operands(of: "ID") }

  package func run(in context: Context) throws -> ExitStatus {
    let today = context.today
    return try ItemEvents(kind: .resume, done: "resumed", skipped: "neither suspended nor buried") {
      $0.suspension != nil || ($0.buriedUntil.map { $0 > today } ?? false)
    }.record(for: ids, in: context)
  }
}
