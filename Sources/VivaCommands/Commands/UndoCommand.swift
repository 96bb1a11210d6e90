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
    guard let undone = try context.recordingStore.undo(at: context.now, on: context.today) else {
      context.say("there is nothing left to take back on this device")
      return .no
    }
    context.print("took back: \(EventText.sentence(for: undone, in: context))")
    return .done
  }
}
