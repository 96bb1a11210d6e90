package import Arguments
package import Core
import ProgressStore

/// `viva undo`: takes back this device's last event, again and again.
package struct UndoCommand: Command {
  package static let spec = CommandSpec(
    "undo",
    "take back the last answer, or whatever was done last",
    in: .progress,
    examples: [UsageExample("viva undo", "take back the last event of this device")]
  )

  package init(_ call: ParsedCommand) throws(UsageError) {}

  package func run(in context: Context) throws -> ExitStatus {
    let store = try context.recordingStore
    guard let undone = try store.undo(at: context.now, on: context.today) else {
      context.say("there is nothing left to take back on this device")
      return .no
    }
    let items = try store.items(of: undone)
    context.print("took back: \(EventText.sentence(for: undone, of: items, in: context))")
    return .done
  }
}
