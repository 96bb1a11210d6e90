package import Arguments
import BankParsing
import ContentLoading
package import Core
import Effects
import StrictJSON

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
        themselves; that claims are listed in claims.md; that answers are short, do not repeat their question, and no two \
        questions are alike; that Swift parses, each starter fails for the rules it names, each solution passes, and each \
        audit's faults are what the linter finds. Predicted outputs and scenarios are not run by this version.
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
    var content = try load(in: context)
    if fixes, try pinIDs(of: content, in: context) { content = try load(in: context) }
    let findings = try BankChecking(context: context).findings(in: content)
    if context.options.wantsJSON {
      context.print(json(findings, content).text())
    } else {
      for finding in findings { context.print([FindingView.headline(finding)]) }
      // Where nothing could be read, the reasons below are all there is to say.
      if !content.library.items.isEmpty || !findings.isEmpty {
        context.print(sentence(for: content.library, findings))
      }
    }
    for problem in content.problems { context.report(problem) }
    if !content.problems.isEmpty || content.library.items.isEmpty { return .badInput }
    return findings.contains { $0.severity == .error } ? .no : .done
  }

  private func sentence(for library: Library, _ findings: [Finding]) -> String {
    "\(count(library.items.count, "item")) in \(count(library.banks.count, "bank")), "
      + "\(count(library.passedOver.count, "other Markdown file")): \(findingCount(findings))"
  }

  private func load(in context: Context) throws -> LoadedContent {
    ContentLoader(files: context.machine.files, crew: Crew(size: context.machine.processors))
      .load(paths.isEmpty ? try context.workspace.paths() : paths)
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

  private func json(_ findings: [Finding], _ content: LoadedContent) -> JSONValue {
    let objects = findings.map { finding -> JSONValue in
      [
        "code": .string(finding.code),
        "severity": .string(finding.severity.name),
        "file": .string(finding.file),
        "line": .integer(finding.start.line),
        "column": .integer(finding.start.column),
        "message": .string(finding.message),
      ]
    }
    return [
      "schema": 1,
      "items": .integer(content.library.items.count),
      "banks": .integer(content.library.banks.count),
      "findings": .array(objects),
    ]
  }
}
