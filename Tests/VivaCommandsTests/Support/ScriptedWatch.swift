import Effects
import Synchronization
import Terminal

/// A folder and keys about which everything was written down before.
final class ScriptedWatch: WatchEvents, Sendable {
  let hasKeys: Bool
  private let state: Mutex<State>

  /// What happens, and what has been done to the files until then.
  struct Step: Sendable {
    let event: WatchEvent
    let action: @Sendable () -> Void

    init(_ event: WatchEvent, _ action: @escaping @Sendable () -> Void = {}) {
      self.event = event
      self.action = action
    }
  }

  private struct State {
    var steps: [Step]
    var sight: WatchSight
    var isClosed = false
  }

  /// Writes the steps down; after the last one the input is at its end.
  init(_ steps: [Step], hasKeys: Bool = false, sight: WatchSight = .events) {
    self.hasKeys = hasKeys
    state = Mutex(State(steps: steps, sight: sight))
  }

  /// Whether the terminal was given back.
  var isClosed: Bool { state.withLock(\.isClosed) }

  var sight: WatchSight { state.withLock(\.sight) }

  func next() -> WatchEvent {
    let step = state.withLock { $0.steps.isEmpty ? nil : $0.steps.removeFirst() }
    step?.action()
    return step?.event ?? .endOfInput
  }

  func close() { state.withLock { $0.isClosed = true } }
}
