import StrictJSON
package import Arguments
import BankParsing
import ContentLoading
package import Core
import Effects

/// `viva check`: every problem in the banks.
package struct CheckCommand: Command {
  package static let spec = CommandSpec(
    "check",
    "every problem in the banks, with its line",
    in: .banks,
    operands: [OperandSpec("PATH", .any, from: .files)],
    options: [.flag("fix", "write missing ids into the files, and change nothing else")],
    examples: [
      UsageExample("viva check", "the banks in use"),
      UsageExample("viva check my-bank.md --fix", "one bank; its ids are written down"),
    ],
    manual: [
      ManualSection(
        "What is checked",
        """
        The format; that ids are unique and written down; that follow-ups lead somewhere; that wrong options explain \
        themselves; that claims are listed in claims.md; that answers are short, do not repeat their question \
        and are not given away by it or by the looks of an option; that no two questions are alike; that Swift parses, each starter fails for the rules it names or by its scenario, each solution \
        passes both, each audit's faults are what the linter finds, and each output is what its code printed.
        """
      ),
      ManualSection(
        "Running",
        """
        Starters, solutions and predictions are compiled and run in the lab, on all processors; what was found good is \
        remembered in $XDG_CACHE_HOME/viva until its code, the compiler or viva change. Code of banks that do not come with \
        viva runs after 'viva trust' only, and without a compiler none does: both is said, and the rest is checked.
        """
      ),
      ManualSection(
        "JSON",
        """
        With --json one object:
          schema    1
          items     how many items can be used
          banks     how many banks
          findings  an array of objects with code, severity, file, line, column and message
        """
      ),
      ManualSection("Status", "0 no error, 1 an error, 3 a path cannot be read or no item at all."),
    ]
  )

  private let paths: [String]
  private let fixes: Bool

  package init(_ call: ParsedCommand) throws(UsageError) {
    paths = call.operands(of: "PATH").map(\.text)
    fixes = call.has("fix")
  }

  package func run(in context: Context) throws -> ExitStatus {
    let places = paths.isEmpty ? try context.workspace.paths() : paths
    let memory = CheckMemory(
      in: context.workspace.tools.cache,
      of: places,
      programs: BankCodeCheck(context: context).stamp,
      files: context.machine.files
    )
    if !fixes, let report = memory?.report() { return show(report, in: context) }
    var content = load(places, in: context)
    // Where ids were written down the files are others than those that were looked at.
    let isChanged = try fixes && pinIDs(of: content, in: context)
    if isChanged { content = load(places, in: context) }
    let (report, isWhole) = try BankChecking(context: context).report(on: content)
    if isWhole, !isChanged { memory?.keep(report) }
    // Where nothing could be read, the reasons below are all there is to say.
    let status =
      report.items > 0 || !report.findings.isEmpty || context.options.wantsJSON
      ? show(report, in: context) : .badInput
    for problem in content.problems { context.report(problem) }
    return content.problems.isEmpty && report.items > 0 ? status : .badInput
  }

  private func show(_ report: CheckReport, in context: Context) -> ExitStatus {
    if context.options.wantsJSON {
      context.print(report.json.text())
    } else {
      for finding in report.findings { context.print([FindingView.headline(finding)]) }
      context.print(report.sentence)
    }
    return report.findings.contains { $0.severity == .error } ? .no : .done
  }

  private func load(_ places: [String], in context: Context) -> LoadedContent {
    ContentLoader(files: context.machine.files, crew: Crew(size: context.machine.processors))
      .load(places)
  }

  /// Writes the ids that are missing; whether any was.
  private func pinIDs(of content: LoadedContent, in context: Context) throws -> Bool {
    var hasWritten = false
    for bank in content.library.banks {
      let bytes = try context.machine.files.read(bank.file, limit: 1 << 23)
      guard let pinned = IDPinning.pinned(bytes, of: bank.file, in: content.library) else {
        continue
      }
      try context.machine.files.replace(bank.file, with: pinned, mode: 0o644)
      context.say("wrote ids into \(VisibleText.escapedLine(bank.file))")
      hasWritten = true
    }
    return hasWritten
  }
}
