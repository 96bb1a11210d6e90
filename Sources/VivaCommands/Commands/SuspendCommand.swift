package import Arguments
package import Core
import Scheduling

/// `viva suspend`: sets items aside until they are resumed.
package struct SuspendCommand: Command {
  package static let spec = CommandSpec(
    "suspend",
    "set items aside until they are resumed",
    in: .progress,
    operands: [OperandSpec("ID", .oneOrMore, from: .known(.ids))],
    examples: [UsageExample("viva suspend owner-cloze", "do not ask this item any more")]
  )

  private let ids: [Argument]

  package init(_ call: ParsedCommand) throws(UsageError) { ids = call.operands(of: "ID") }

  package func run(in context: Context) throws -> ExitStatus {
    try ItemEvents(kind: .suspend, done: "suspended", skipped: "already suspended") { progress in
      progress.suspension == nil
    }.record(for: ids, in: context)
  }
}
