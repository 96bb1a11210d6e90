package import Arguments
import BankParsing
import ContentLoading
package import Core
import Effects
import ProgressStore
import Reporting
import Scheduling
import Terminal

/// `viva report`: the learner's progress.
package struct ReportCommand: Command {
  package static let spec = CommandSpec(
    "report",
    "your progress: due, retention, topics, weakest, forecast",
    in: .progress,
    options: [
      .value("format", "F", "the form of the report", from: .values(ReportFormats.all.map(\.name))),
      .value(
        "output",
        short: "o",
        "FILE",
        "write to a file instead; '-' is standard output",
        from: .files
      ),
      .value("since", "DATE", "count activity from this day on"),
      .value("topic", "T", "only this topic and those below it", from: .known(.topics)),
      .value("level", "L", "only this level", from: .values(Level.allCases.map(\.rawValue))),
    ],
    examples: [
      UsageExample("viva report", "everything, to read"),
      UsageExample("viva report --format markdown --output report.md", "to keep or to send"),
      UsageExample("viva report --json", "for a program"),
    ],
    manual: [ManualSection.keys(JSONReport.keys)]
  )

  private let format: String?
  private let output: String?
  private let since: Day?
  private let topic: Topic?
  private let level: Level?

  package init(_ call: ParsedCommand) throws(UsageError) {
    format = call.option("format")?.text
    output = try call.option("output")?.text("a path")
    since = try call.option("since")?.day()
    topic = try call.option("topic")?.topic()
    level = try call.option("level")?.level()
  }

  package func run(in context: Context) throws -> ExitStatus {
    let name = format ?? (context.options.wantsJSON ? "json" : "text")
    guard let format = ReportFormats.named(name) else {
      preconditionFailure("the table of options offers a format '\(name)' that does not exist")
    }
    try context.require(topics: topic.map { [$0] } ?? [])
    let text = format.text(of: Report(try input(in: context)), style: style(in: context))
    if let output, output != "-" {
      let folder = Paths.folder(of: output)
      guard try context.machine.files.status(folder) != nil else { throw FileError.missing(folder) }
      try context.machine.files.replace(output, with: Array(text.utf8), mode: 0o600)
      context.say("wrote \(VisibleText.escapedLine(output))")
    } else if name == "text" {
      try context.page(text)
    } else {
      context.write(text)
    }
    return .done
  }

  private func input(in context: Context) throws -> ReportInput {
    var input = ReportInput(
      items: try items(in: context),
      progress: try context.store.progress,
      events: try context.store.events(),
      today: context.today,
      moment: context.now,
      settings: context.settings.values.study,
      fsrs: context.scheduler.fsrs
    )
    input.interview = context.settings.values.interview
    input.since = since
    input.topic = topic
    input.level = level
    return input
  }

  /// The items, their files named from the folder of banks on: a report may be sent to others, and
  /// where this learner's home is is nobody's business.
  private func items(in context: Context) throws -> [Item] {
    let folders = try context.workspace.paths().map { $0.hasSuffix("/") ? $0 : $0 + "/" }
    return try context.content().library.items.map { item in
      guard let folder = folders.first(where: { item.file.hasPrefix($0) }) else { return item }
      var item = item
      item.file = String(item.file.dropFirst(folder.count))
      return item
    }
  }

  private func style(in context: Context) -> ReportStyle {
    context.screen.isAccessible ? .accessible : .blocks
  }
}
