package import Arguments
package import Core
import Reporting
import Scheduling

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
      UsageExample("viva due --exit-status --quiet && viva drill", "drill only when something is due"),
    ],
    manual: [
      ManualSection(
        "JSON",
        """
        With --json one object:
          schema   1
          due      items due for review today, overdue ones included
          overdue  those of them that were due before today
          learning learning steps that are up, or up later today
          new      new items that today's limit still lets in
          minutes  about how long all of that takes
          next     when the next item comes, where nothing is due: a day or an instant; else null
        """)
    ])

  private let tellsByStatus: Bool

  package init(_ call: ParsedCommand) throws(UsageError) { tellsByStatus = call.has("exit-status") }

  package func run(in context: Context) throws -> ExitStatus {
    let summary = try context.dueSummary()
    if context.options.wantsJSON {
      context.print(DueReport.json(summary).text())
    } else if !context.options.isQuiet || !tellsByStatus {
      context.print(context.sentence(for: summary))
    }
    return tellsByStatus && summary.isNothing ? .no : .done
  }
}
