package import Arguments
package import Core
import Scheduling

/// `viva forget`: makes items new again.
package struct ForgetCommand: Command {
  package static let spec = CommandSpec(
    "forget",
    "make items new again; their history stays in the log",
    in: .progress,
    operands: [OperandSpec("ID", .oneOrMore, from: .known(.ids))],
    examples: [UsageExample("viva forget owner-cloze", "learn this item from the start")]
  )

  private let ids: [Argument]

  package init(_ call: ParsedCommand) throws(UsageError) { ids = call.operands(of: "ID") }

  package func run(in context: Context) throws -> ExitStatus {
    try ItemEvents(kind: .forget, done: "new again", skipped: "new already") { $0.phase != .new }
      .record(for: ids, in: context)
  }
}
