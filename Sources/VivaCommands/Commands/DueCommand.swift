package import Arguments
package import Core
import Reporting
import Scheduling
import StrictJSON

/// `viva due`: how many items are due, how long they will take, when the next comes.
package struct DueCommand: Command {
  package static let spec = CommandSpec(
    "due",
    "how many items are due, and when the next comes",
    in: .study,
    options: [
      .flag("exit-status", "exit with 1 when nothing is due, for prompts and cron")
    ],
    examples: [
      UsageExample("viva due", "today's load in one line"),
      UsageExample(
        "viva due --exit-status --quiet && viva drill",
        "drill only when something is due"
      ),
    ],
    manual: [
      ManualSection.keys(DueReport.keys)
    ]
  )

  private let tellsByStatus: Bool

  package init(_ call: ParsedCommand) throws(UsageError) { tellsByStatus = call.has("exit-status") }

  package func run(in context: Context) throws -> ExitStatus {
    let summary = try context.dueSummary()
    if context.options.wantsJSON {
      context.print(DueReport.json(summary, offset: context.now.offset).text())
    } else if !context.options.isQuiet || !tellsByStatus {
      context.print(context.sentence(for: summary))
    }
    return tellsByStatus && summary.isEmpty ? .no : .done
  }
}
