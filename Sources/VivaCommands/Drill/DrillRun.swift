import Core
import Effects
import ProgressStore
import Quizzing
import Scheduling

/// Holds one session, from its first question to its closing words.
@MainActor
struct DrillRun {
  private let context: Context
  private let store: ProgressStore
  private var session: DrillSession

  /// Prepares a session; refused at once where its answers could not be saved.
  init(_ options: DrillOptions, of items: [Item], in context: Context) throws {
    self.context = context
    store = try context.recordingStore
    session = DrillSession(
      items: items,
      progress: store.progress,
      scheduler: context.scheduler,
      options: options,
      seed: context.seed,
      at: context.now,
      on: context.today
    )
  }

  /// What the session begins with.
  mutating func first() -> DrillStep { session.next(at: context.now, on: context.today) }

  /// Asks until the session is over, and says what was done.
  func hold() throws -> ExitStatus {
    var conversation = DrillConversation(
      context: context,
      session: session,
      interrupting: context.isPrompt ? .clearsLine : .ends
    )
    defer { store.close() }
    let end: DrillConversation.End
    do {
      end = try conversation.run()
    } catch {
      // What was answered is told before what went wrong.
      _ = try? DrillClosing(context: context).close(conversation.session, .left)
      throw error
    }
    return try DrillClosing(context: context).close(conversation.session, end)
  }
}
