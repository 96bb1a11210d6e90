package import Arguments
import BankParsing
import ContentLoading
package import Core
import ProgressStore
import StrictJSON
import Terminal

/// `viva doctor`: checks the installation and the progress files.
package struct DoctorCommand: Command {
  package static let spec = CommandSpec(
    "doctor",
    "check the installation and the progress files",
    in: .program,
    options: [
      .flag(
        "repair",
        "set damaged records aside and link renamed items, after a backup; nothing is deleted"
      ),
      .value("restore", "BACKUP", "bring back what the log lacks from a backup, or from 'latest'"),
    ],
    examples: [
      UsageExample("viva doctor", "what is where, and whether it is well"),
      UsageExample("viva doctor --repair", "move damaged records to the quarantine"),
      UsageExample("viva doctor --restore latest", "take lost records back from the newest backup"),
    ],
    manual: [
      ManualSection(
        "JSON",
        """
        With --json one object:
          schema  1
          checks  an array of objects with name, state (well, notice or problem), text and advice
        """
      ),
      ManualSection(
        "Status",
        "0 all is well, 3 damage in the progress or no item in the banks, 4 something is missing."
      ),
    ]
  )

  private let repairs: Bool
  private let backup: String?

  package init(_ call: ParsedCommand) throws(UsageError) {
    repairs = call.has("repair")
    backup = try call.option("restore")?.text("the name of a backup, or latest")
    if repairs, backup != nil { throw call.conflict("repair", "restore") }
  }

  package func run(in context: Context) throws -> ExitStatus {
    if let backup { return try restore(backup, in: context) }
    if repairs { try repair(in: context) }
    let checks = Examination(context: context).checks()
    if context.options.wantsJSON {
      context.print((["schema": 1, "checks": .array(checks.map(\.json))] as JSONValue).text())
    } else {
      for check in checks { show(check, in: context) }
    }
    return checks.map(\.status).max { $0.rawValue < $1.rawValue } ?? .done
  }

  private func show(_ check: Check, in context: Context) {
    let role: Role =
      switch check.state {
      case .well: .right
      case .notice: .warning
      case .problem: .error
      }
    context.print([
      StyledText(CellText.padded(check.state.rawValue, to: 8), role)
        + StyledText(CellText.padded(check.name, to: 9), .strong) + StyledText(check.text)
    ])
    if !check.advice.isEmpty { context.print([StyledText("        → \(check.advice)")]) }
  }

  private func repair(in context: Context) throws {
    let repair = try context.recordingStore.repair()
    context.say("kept the log as it was in the backup \(repair.backup)")
    for lines in places(repair.moved) { context.say("moved \(lines) to the quarantine") }
    for file in repair.movedEnds {
      context.say("moved the cut end of \(VisibleText.escapedLine(file)) to the quarantine")
    }
    for file in repair.leftEnds {
      context.say(
        "left the cut end of \(VisibleText.escapedLine(file)), which only its own device repairs"
      )
    }
    for lines in places(repair.left) {
      context.say("left \(lines), which only its own device repairs")
    }
    for gap in repair.accepted {
      context.say("accepted that \(gap) \(gap.numbers.count == 1 ? "is" : "are") lost")
    }
    try relink(in: context)
  }

  /// Lets the history of items that have another id by now count for that.
  private func relink(in context: Context) throws {
    // Banks that cannot be read are told by the checks that follow.
    guard let content = try? context.workspace.content() else { return }
    let store = try context.recordingStore
    let proposals = Orphans(in: store.progress, among: content.library.items).proposals
    try store.record(
      proposals.map { old, new in
        var draft = EventDraft(.relink, at: context.now, on: context.today, item: new.id)
        draft.textHash = new.textHash
        draft.name = old.text
        return draft
      }
    )
    for (old, new) in proposals { context.say("the history of \(old) counts for \(new.id) now") }
    if !proposals.isEmpty { context.say("'viva undo' takes that back") }
  }

  /// The file and line of damage; of a file with more than a few, how many there are.
  private func places(_ damage: [LogDamage]) -> [String] {
    Dictionary(grouping: damage, by: \.file).sorted { $0.key < $1.key }.flatMap { file, lines in
      lines.count > 5
        ? ["\(lines.count) lines of \(file)"] : lines.map { "\($0.file):\($0.line)" }
    }
  }

  private func restore(_ name: String, in context: Context) throws -> ExitStatus {
    let store = try context.recordingStore
    let backups = try store.backups()
    let isLatest = name == "latest"
    let found = isLatest ? try store.helpfulBackup() : backups.first { $0 == name }
    guard let chosen = found else {
      if isLatest, !backups.isEmpty {
        context.print("no backup holds a record that the log lacks")
        return .done
      }
      context.say(
        backups.isEmpty
          ? "there is no backup yet; one is made on each day with answers"
          : "there is no backup '\(VisibleText.escapedLine(name))'; there are: \(backups.joined(separator: ", "))"
      )
      return .badInput
    }
    let restored = try store.restore(chosen)
    context.print("brought back \(count(restored, "record")) from \(chosen)")
    return .done
  }
}
